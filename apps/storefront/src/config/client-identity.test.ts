import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientIdentity } from './client-identity.ts';

it('the shop names itself to the API by the name and version of its package', () => {
  const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(clientIdentity).toEqual({ clientName: name.replace('@torg/', 'torg-'), clientVersion: version });
});
