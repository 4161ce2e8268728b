import { readConsent } from '@torg/stores/consent-record';
import { consentRow, headerKey, marketArrivalKey, postalCodeRow, waitingKey } from '../../config/stored.ts';
import { readCustomerType } from '../../scope/customer-type-cookie.ts';
import { readCookie } from '../../scope/read-cookie.ts';
import { readHeaderNote } from '../header-note.ts';

/** What a tab knows of its visitor before its script is there. */
export interface TabTraces {
  /** As `document.cookie` tells them. */
  cookies: string;
  /** The fragment of its address, with `#`; empty where there is none. */
  hash: string;
  /** For whom the document was written. */
  customerType: string | undefined;
  now: number;
  /** Whether Back, Forward or a reload led here. */
  isReturn: boolean;
  /** Whether the page tells how goods come to a postal code. */
  tellsDelivery: boolean;
  local(key: string): string | null;
  session(key: string): string | null;
}

/**
 * Whether a tab has something to do for this visitor that no touch is waited for: to count a visit that they allowed to be
 * counted, to show the prices and the name of who is signed in, to show prices for whom they said they buy for, to tell how
 * goods come to them, to send what waits for a connection, to open what the address names, to put the focus where it was, or to
 * tell the other tabs of a market that was chosen.
 */
export function isAwaited(traces: TabTraces): boolean {
  const { cookies, hash, customerType, now, isReturn, tellsDelivery, local, session } = traces;
  const consent = readConsent(readCookie(cookies, consentRow), now);
  return (
    consent?.statistics === true ||
    consent?.marketing === true ||
    hash !== '' ||
    isReturn ||
    (tellsDelivery && readCookie(cookies, postalCodeRow) !== null) ||
    readCustomerType(cookies) !== customerType ||
    readHeaderNote(local(headerKey)).isCustomer ||
    Boolean(local(waitingKey)) ||
    Boolean(session(marketArrivalKey))
  );
}
