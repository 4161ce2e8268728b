import { isServerFault } from './is-server-fault.ts';
import type { CommerceError } from './commerce-error.ts';

/** Whether the same call, made again, may be answered: what failed is no answer of the API to what was asked. */
export function mayPass(failure: CommerceError): boolean {
  return failure.retryable || isServerFault(failure);
}
