export { changesBetween, withChanges } from './favourite-changes.ts';
export { keepWithAccount } from './keep-with-account.ts';
export type { AccountFavourites, KeptWithAccount } from './keep-with-account.ts';
