import type { TextStorage } from '@torg/stores';
import type { Cookie } from '../config/stored.ts';
import { readCookie } from '../scope/read-cookie.ts';
import { writeCookie } from '../scope/write-cookie.ts';

/** A cookie of this browser, as an entry of storage. */
export function tabCookie(row: Cookie): TextStorage {
  return {
    read: () => readCookie(document.cookie, row),
    write: (text) => void (document.cookie = writeCookie(row, text, location.protocol === 'https:')),
  };
}
