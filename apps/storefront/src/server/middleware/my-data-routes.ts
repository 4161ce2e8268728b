import { Hono } from 'hono';
import { href, sitePath } from '@torg/market-routing';
import { myDataPath } from '../../navigation/my-data-address.ts';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { readMyData } from '../my-data.ts';
import type { ShopEnv } from './request-variables.ts';
import { seeOther } from './see-other.ts';

/** What the file is called, before its day. */
const fileNames = { sv: 'mina-uppgifter', nb: 'mine-opplysninger' } as const;

/**
 * What the shop knows of whoever is signed in, as a file. A visitor is led to sign in; someone of the shop who only acts as
 * the customer gets nothing.
 */
export function myDataRoutes(): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  routes.get('*', async ({ var: { shop, path, cookies: held } }, next) => {
    if (path !== myDataPath) return next();
    const { site, session, commerce, extensions } = shop;
    const { answer: user, cookies } = await session.currentUser(held);
    if (user.kind === 'unreachable') throw user.error;
    if (user.kind === 'anonymous') {
      const settings = sitePath(site, href(site.locale, 'accountSettings', {}));
      return seeOther(sitePath(site, href(site.locale, 'home', {}, signInQuery(settings))), cookies);
    }
    if (user.user.spoofedBy !== undefined) return new Response(null, { status: 403 });
    // A session that went on just now is known by its new cookies alone.
    const { answer } = await session.token(renewed(held, cookies));
    const data = answer.token && (await readMyData({ commerce, extensions }, { token: answer.token, now: Date.now() }));
    if (!data) return new Response(null, { status: 403 });
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNames[site.locale]}-${data.madeAt.slice(0, 10)}.json"`,
      'cache-control': 'private, no-store',
    });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(JSON.stringify(data, null, 2), { headers });
  });
  return routes;
}

/** The cookies of a request as the browser will have them after an answer that sets some. */
function renewed(held: string, set: readonly string[]): string {
  return [...set.map((cookie) => cookie.split(';')[0] ?? ''), held].filter((text) => text !== '').join('; ');
}
