import type { CommerceError } from '../errors/commerce-error.ts';
import { unreachable, type Unreachable } from '../errors/unreachable.ts';
import { mayStillArrive } from './cart-command.ts';
import { mayPass } from '../errors/may-pass.ts';

/** The API said no for a reason that no shopper can put right, such as a session that is over: `error` says which. */
export interface Declined {
  kind: 'declined';
  error: CommerceError;
}

/** Tells a call that came to nothing from one whose answer was no. */
export function failedCall(error: CommerceError): Unreachable | Declined {
  return mayPass(error) || mayStillArrive(error) ? unreachable(error) : { kind: 'declined', error };
}
