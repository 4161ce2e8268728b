import { demoCustomer, listeningLine } from '@torg/merchant-api/settings';
import type { Config } from '../config/config-schema.ts';

/** What the console says once the shop is open. */
export function welcome({ origins, merchantApi, host, port }: Config): string {
  const api =
    merchantApi.kind === 'remote'
      ? `${merchantApi.endpoint}  (a Merchant API account)`
      : `http://localhost:${port}/graphql  (embedded; header X-ApiKey: ${merchantApi.apiKey})`;
  return [
    '',
    '  Torg is open',
    '',
    `  Sverige   ${origins.sv}`,
    `  Norge     ${origins.nb}`,
    `  API       ${api}`,
    `  Listens   ${listeningLine(host, port)}`,
    ...signInLines({ origins, merchantApi }),
    '',
  ].join('\n');
}

/** Passwords are told only of accounts that everyone may use. */
function signInLines({ origins, merchantApi }: Pick<Config, 'origins' | 'merchantApi'>): string[] {
  if (merchantApi.kind === 'remote') return ['  Sign in   with an account of that shop'];
  const { email, password } = demoCustomer;
  return merchantApi.demoAccounts ? [`  Sign in   ${origins.sv}/account  as ${email}, password ${password}`] : [];
}
