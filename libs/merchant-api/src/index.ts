export { demoCustomer } from './account/demo-customer.ts';
export type { AuthOptions } from './account/open-auth-service.ts';
export { createMerchantApi } from './server/create-merchant-api.ts';
export type { ErrorContext, MerchantApi, MerchantApiOptions } from './server/merchant-api-options.ts';
