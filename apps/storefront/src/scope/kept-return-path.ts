import { safeReturnPath } from '@torg/market-routing';
import type { AppScope } from './app-scope.ts';

type Kept = Pick<AppScope, 'returnPath'>;

/**
 * Where the visitor was when they had forgotten their password, a whole path of the host; null where they were nowhere in
 * particular. It stays in the browser that holds what they were doing, such as a checkout, and reaches no mail: whoever asks
 * for a mail to somebody else would write a link into it.
 */
export function keptReturnPath({ returnPath }: Kept): string | null {
  return safeReturnPath(returnPath.read());
}

/** Remembers it until the link of the mail is followed; null forgets the one before. */
export function keepReturnPath({ returnPath }: Kept, path: string | null): void {
  returnPath.write(path ?? '');
}
