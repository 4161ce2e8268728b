import { sessionSeconds } from '@torg/commerce-sdk';
import { readCookie } from '../scope/read-cookie.ts';
import { writeCookie } from '../scope/write-cookie.ts';

/** The access token, read by the server alone. */
const accessCookie = 'torg-auth';
/** Exchanges for the next access token; likewise. */
const refreshCookie = 'torg-auth-refresh';

/** What a token can be made of, whatever service gave it. */
const tokenForm = /^[!-~]+$/;
const refreshForm = /^[rs][!-~]+$/;

/** How long a borrowed token serves. */
const borrowedSeconds = 3600;

/** What a session keeps in the browser. No script can read it. */
export interface SessionTokens {
  token: string;
  /** Seconds that the access token serves. */
  maxAge: number;
  refreshToken: string;
}

/** The cookies of a session that began or goes on. That it is to be remembered is marked in the refresh cookie. */
export function sessionCookies(tokens: SessionTokens, remember: boolean, secure: boolean): readonly string[] {
  return [
    hidden(accessCookie, tokens.token, tokens.maxAge, secure),
    hidden(refreshCookie, `${remember ? 'r' : 's'}${tokens.refreshToken}`, sessionSeconds(remember), secure),
  ];
}

/** The cookies of someone of the shop who looks at it as another. Nothing refreshes such a token. */
export function borrowedCookies(token: string, secure: boolean): readonly string[] {
  return [hidden(accessCookie, token, borrowedSeconds, secure), hidden(refreshCookie, '', 0, secure)];
}

/** The access token; null where there is none that could be one. */
export function readAccessCookie(cookies: string): string | null {
  const token = readCookie(cookies, accessCookie);
  return token && tokenForm.test(token) ? token : null;
}

/** Takes a refresh cookie apart again; null where there is none that could be one. */
export function readRefreshCookie(cookies: string): { refreshToken: string; remember: boolean } | null {
  const value = readCookie(cookies, refreshCookie);
  return value && refreshForm.test(value) ? { refreshToken: value.slice(1), remember: value.startsWith('r') } : null;
}

/** Whether a browser keeps a cookie of a session that nothing can be read from. */
export function hasBrokenCookies(cookies: string): boolean {
  const isSent = (name: string) => new RegExp(`(?:^|; *)${name}=[^;]`).test(cookies);
  return (
    (isSent(accessCookie) && readAccessCookie(cookies) === null) ||
    (isSent(refreshCookie) && readRefreshCookie(cookies) === null)
  );
}

/** Ends both. */
export function endedSessionCookies(secure: boolean): readonly string[] {
  return [hidden(accessCookie, '', 0, secure), hidden(refreshCookie, '', 0, secure)];
}

function hidden(name: string, value: string, maxAge: number, secure: boolean): string {
  return writeCookie(name, value, { maxAge, secure, isHidden: true });
}
