import { sessionSeconds } from '@torg/commerce-sdk';
import { accessRow, refreshRow, type Cookie } from '../config/stored.ts';
import { readCookie } from '../scope/read-cookie.ts';
import { writeCookie } from '../scope/write-cookie.ts';

/** What a token can be made of, whatever service gave it. */
const tokenForm = /^[!-~]+$/;
const refreshForm = /^[rs][!-~]+$/;

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
    writeCookie(accessRow, tokens.token, secure, Math.min(tokens.maxAge, accessRow.life)),
    writeCookie(refreshRow, `${remember ? 'r' : 's'}${tokens.refreshToken}`, secure, sessionSeconds(remember)),
  ];
}

/** The cookies of someone of the shop who looks at it as another. Nothing refreshes such a token. */
export function borrowedCookies(token: string, secure: boolean): readonly string[] {
  return [writeCookie(accessRow, token, secure), writeCookie(refreshRow, '', secure, 0)];
}

/** The access token; null where there is none that could be one. */
export function readAccessCookie(cookies: string): string | null {
  const token = readCookie(cookies, accessRow);
  return token && tokenForm.test(token) ? token : null;
}

/** Takes a refresh cookie apart again; null where there is none that could be one. */
export function readRefreshCookie(cookies: string): { refreshToken: string; remember: boolean } | null {
  const value = readCookie(cookies, refreshRow);
  return value && refreshForm.test(value) ? { refreshToken: value.slice(1), remember: value.startsWith('r') } : null;
}

/** Whether a browser keeps a cookie of a session that nothing can be read from. */
export function hasBrokenCookies(cookies: string): boolean {
  const isSent = ({ name }: Cookie) => new RegExp(`(?:^|; *)${name}=[^;]`).test(cookies);
  return (
    (isSent(accessRow) && readAccessCookie(cookies) === null) ||
    (isSent(refreshRow) && readRefreshCookie(cookies) === null)
  );
}

/** Ends both. */
export function endedSessionCookies(secure: boolean): readonly string[] {
  return [writeCookie(accessRow, '', secure, 0), writeCookie(refreshRow, '', secure, 0)];
}
