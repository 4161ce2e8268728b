import { isRecord, parsedText } from '../json/loose-value.ts';
import type { TextStorage } from '../ports/text-storage.ts';

/** What a session leaves for the next visit. */
export interface StoredSession {
  refreshToken: string;
  username: string;
  remember: boolean;
}

/** Keeps a session between visits, and reads what other tabs kept meanwhile. Nothing throws. */
export interface SessionPersistence {
  recall(): Promise<StoredSession | null>;
  keep(session: StoredSession | null): Promise<void>;
}

/**
 * How long a session is kept without a visit, in seconds: a week, or half an hour where the shopper shall not be remembered.
 *
 * @example
 * sessionSeconds(true); // how long a session that is remembered is of use
 */
export function sessionSeconds(remember: boolean): number {
  return remember ? 604_800 : 1800;
}

/** Keeps a session in a storage; one that throws or forgets is replaced by memory until it works again. */
export function sessionPersistence(storage: TextStorage | undefined): SessionPersistence {
  let held: StoredSession | null = null;
  let isReliable = storage !== undefined;
  const read = async () => readStored((await storage?.read()) ?? null);
  return {
    async recall() {
      if (!isReliable) return held;
      try {
        held = await read();
      } catch {
        isReliable = false;
      }
      return held;
    },
    async keep(session) {
      // What another tab has kept is not ours to remove.
      if (!held && !session) return;
      held = session;
      try {
        await storage?.write(session && JSON.stringify(session), session ? sessionSeconds(session.remember) : 0);
        isReliable = storage !== undefined && ((await read()) === null) === (session === null);
      } catch {
        isReliable = false;
      }
    },
  };
}

/** What no session of ours wrote is nothing. */
function readStored(text: string | null): StoredSession | null {
  const kept = parsedText(text);
  if (!isRecord(kept)) return null;
  const { refreshToken, username, remember } = kept;
  if (typeof refreshToken !== 'string' || refreshToken === '' || typeof username !== 'string') return null;
  return { refreshToken, username, remember: remember === true };
}
