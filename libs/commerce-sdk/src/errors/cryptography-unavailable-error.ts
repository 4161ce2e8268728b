import { CommerceError } from './commerce-error.ts';

/** Something must be hashed, and the platform cannot: browsers offer cryptography on https and localhost only. */
export class CryptographyUnavailableError extends CommerceError {
  override readonly name = 'CryptographyUnavailableError';
  readonly code = 'CRYPTOGRAPHY_UNAVAILABLE';

  constructor() {
    super('This page cannot hash a password. It must be served over https, or from localhost.');
  }
}
