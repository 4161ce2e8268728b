import { demoCustomer, demoEditor, embeddedAccount, listeningLine } from '@torg/merchant-api/settings';
import type { Settings } from './read-settings.ts';

/** What the console says once the API answers. */
export function welcome({ apiKey, tools, demoAccounts, host }: Settings, port: number): string {
  const address = `http://localhost:${port}`;
  return [
    '',
    '  The Merchant API answers',
    '',
    `  GraphQL     ${address}/graphql  (header X-ApiKey: ${apiKey})`,
    `  Extensions  ${address}/extensions/graphql`,
    `  Sign-in     ${address}/api/${embeddedAccount}/  (signed at ${address}/auth/sign/${apiKey}?identity=)`,
    `  Pictures    ${address}/product/480f600/{file}`,
    `  Health      ${address}/health`,
    `  Listens     ${listeningLine(host, port)}`,
    ...(demoAccounts ? [demoCustomer, demoEditor].map(signInLine) : []),
    ...(tools ? [`  Faults      ${address}/faults`, `  Mails       ${address}/outbox`] : []),
    '',
  ].join('\n');
}

function signInLine({ email, password }: typeof demoCustomer | typeof demoEditor): string {
  return `  Sign in     as ${email}, password ${password}`;
}
