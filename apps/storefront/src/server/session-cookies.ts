import { sessionSeconds } from '@torg/commerce-sdk';

/** The access token, read by the server alone. */
export const accessCookie = 'torg-auth';
/** Exchanges for the next access token; likewise. */
const refreshCookie = 'torg-auth-refresh';

/** What a session keeps in the browser. No script can read it. */
export interface SessionTokens {
  token: string;
  /** Seconds that the access token serves. */
  maxAge: number;
  refreshToken: string;
}

/** Reads one cookie out of a Cookie header. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decoded(value.join('='));
  }
  return null;
}

/** Null for a value that no server of ours wrote. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value) || null;
  } catch {
    return null;
  }
}

/** The cookies of a session that began or goes on. That it is to be remembered is marked in the refresh cookie. */
export function sessionCookies(tokens: SessionTokens, remember: boolean, secure: boolean): readonly string[] {
  return [
    hidden(accessCookie, tokens.token, tokens.maxAge, secure),
    hidden(refreshCookie, `${remember ? 'r' : 's'}${tokens.refreshToken}`, sessionSeconds(remember), secure),
  ];
}

/** Takes a refresh cookie apart again. */
export function readRefreshCookie(cookies: string): { refreshToken: string; remember: boolean } | null {
  const value = readCookie(cookies, refreshCookie);
  return value ? { refreshToken: value.slice(1), remember: value.startsWith('r') } : null;
}

/** Ends both. */
export function endedSessionCookies(secure: boolean): readonly string[] {
  return [hidden(accessCookie, '', 0, secure), hidden(refreshCookie, '', 0, secure)];
}

function hidden(name: string, value: string, maxAge: number, secure: boolean): string {
  const text = encodeURIComponent(value);
  return `${name}=${text}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
