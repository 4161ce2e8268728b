import { demoCustomer } from '@torg/merchant-api/settings';
import type { Config } from '../config/config-schema.ts';

/** What the console says once the shop is open. */
export function welcome({ origins, merchantApi, port }: Config): string {
  const api =
    merchantApi.kind === 'remote'
      ? `${merchantApi.endpoint}  (a Merchant API account)`
      : `http://localhost:${port}/graphql  (embedded; header X-ApiKey: ${merchantApi.apiKey})`;
  const signIn =
    merchantApi.kind === 'remote'
      ? 'with an account of that shop'
      : `${origins.sv}/account  as ${demoCustomer.email}, password ${demoCustomer.password}`;
  return [
    '',
    '  Torg is open',
    '',
    `  Sverige   ${origins.sv}`,
    `  Norge     ${origins.nb}`,
    `  API       ${api}`,
    `  Sign in   ${signIn}`,
    '',
  ].join('\n');
}
