import { demoCustomer, demoEditor, type ApiSettings } from '@torg/merchant-api/settings';

/** What the console says once the API answers. */
export function welcome({ apiKey, tools, demoAccounts }: ApiSettings, port: number): string {
  const address = `http://localhost:${port}`;
  return [
    '',
    '  The Merchant API answers',
    '',
    `  GraphQL     ${address}/graphql  (header X-ApiKey: ${apiKey})`,
    `  Extensions  ${address}/extensions/graphql`,
    `  Health      ${address}/health`,
    ...(demoAccounts ? [demoCustomer, demoEditor].map(signInLine) : []),
    ...(tools ? [`  Faults      ${address}/faults`, `  Mails       ${address}/outbox`] : []),
    '',
  ].join('\n');
}

function signInLine({ email, password }: typeof demoCustomer | typeof demoEditor): string {
  return `  Sign in     as ${email}, password ${password}`;
}
