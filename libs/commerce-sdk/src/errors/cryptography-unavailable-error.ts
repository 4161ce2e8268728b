import { CommerceError } from './commerce-error.ts';

/** Something must be hashed, and the platform cannot: browsers offer cryptography on https and localhost only, React Native none. */
export class CryptographyUnavailableError extends CommerceError {
  override readonly name = 'CryptographyUnavailableError';
  readonly code = 'CRYPTOGRAPHY_UNAVAILABLE';

  constructor() {
    super(
      'This platform cannot hash a password: `crypto.subtle` is missing. A page must be served over https, or from localhost; an app of React Native gives its own as `digest`.',
    );
  }
}
