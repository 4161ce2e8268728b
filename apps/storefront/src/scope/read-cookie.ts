import type { Cookie } from '../config/stored.ts';

/** Reads one cookie out of a Cookie header or `document.cookie`; null where there is none that can be read. */
export function readCookie(cookies: string, { name }: Pick<Cookie, 'name'>): string | null {
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
