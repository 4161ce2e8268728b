import type { CartRefusal as SharedRefusal } from '@torg/commerce-sdk/domain';

/** Why a cart stays as it was. */
export type CartRefusal =
  | SharedRefusal
  | { kind: 'cart-not-found' }
  /** What it holds is bought. */
  | { kind: 'cart-ordered' }
  /** The line is part of a package, which is changed as a whole. */
  | { kind: 'packaged-item' }
  | { kind: 'unknown-package' }
  /** What was picked is no choice of the package, or a required group has none. */
  | { kind: 'package-choice'; groupId: number }
  | { kind: 'unknown-code' }
  | { kind: 'code-conditions' };
