export type { AuthOptions } from './account/open-auth-service.ts';
export { createMerchantApi } from './server/create-merchant-api.ts';
export type { Caller } from './parallel/turns.ts';
export type { MerchantApi, MerchantApiOptions } from './server/merchant-api-options.ts';
export { openMerchantApi } from './server/open-merchant-api.ts';
export type { ApiSurroundings } from './server/open-merchant-api.ts';
