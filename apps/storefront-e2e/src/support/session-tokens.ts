import type { BrowserContext } from '@playwright/test';
import { shopOrigin } from './addresses.ts';

/** The cookies in which a browser keeps a session: the access token and the refresh token. */
export async function sessionTokens(context: BrowserContext, origin = shopOrigin('sv')) {
  const cookies = await context.cookies(origin);
  return cookies.filter(({ name }) => name.startsWith('torg-auth'));
}
