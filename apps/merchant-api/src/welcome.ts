import type { ApiSettings } from '@torg/merchant-api/settings';

/** What the console says once the API answers. */
export function welcome({ apiKey, tools }: ApiSettings, port: number): string {
  const address = `http://localhost:${port}`;
  return [
    '',
    '  The Merchant API answers',
    '',
    `  GraphQL     ${address}/graphql  (header X-ApiKey: ${apiKey})`,
    `  Extensions  ${address}/extensions/graphql`,
    `  Health      ${address}/health`,
    ...(tools ? [`  Faults      ${address}/faults`] : []),
    '',
  ].join('\n');
}
