export { apiConflicts, apiEnvironment, originsOf, toApiSettings } from './api-environment.ts';
export type { ApiSettings } from './api-environment.ts';
export { demoCustomer, demoEditor } from './demo-customer.ts';
export { embeddedAccount } from './embedded-account.ts';
export { largestApiBody } from './largest-api-body.ts';
export { readEnvironment } from './read-environment.ts';
export type { Environment } from './read-environment.ts';
export { visitorAddress } from './visitor-address.ts';
export type { TrustedProxies } from './visitor-address.ts';
