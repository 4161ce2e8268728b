import type { AppScope } from '../scope/app-scope.ts';

/** Where queries get what is the same for every visitor: from the Merchant API, or from an answer that they share. */
export type QuerySource = Pick<AppScope, 'commerce' | 'shared'>;
