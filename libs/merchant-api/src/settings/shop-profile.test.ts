import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testProfile } from '../testing/test-profile.ts';
import { apiEnvironment, toApiSettings } from './api-environment.ts';
import { readEnvironment } from './read-environment.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-profile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string) {
  const file = join(folder, 'shop.json');
  await writeFile(file, text);
  return readEnvironment(z.object(apiEnvironment), { SHOP_PROFILE: file }, { ofValues: () => [] });
}

it('is who the shop is, and such a shop has no accounts whose passwords everyone knows', async () => {
  const env = await read(JSON.stringify(testProfile));
  expect(env.problems).toEqual([]);
  const settings = env.ok && toApiSettings(env.values);
  expect(settings).toMatchObject({ profile: testProfile, demoAccounts: false });
});

it('is the demo where none is named', () => {
  const env = readEnvironment(z.object(apiEnvironment), {}, { ofValues: () => [] });
  expect(env.ok && toApiSettings(env.values)).toMatchObject({ profile: null, demoAccounts: true });
});

it('promises nothing that it does not name', async () => {
  const { claims: _, pages: __, ...rest } = testProfile;
  const env = await read(JSON.stringify(rest));
  expect(env.ok && env.values.SHOP_PROFILE?.claims).toEqual(testProfile.claims);
});

it('tells everything that is wrong at once, and where', async () => {
  const { company, customerService, ...rest } = testProfile;
  const service = {
    ...customerService,
    timeZone: 'Europe/Lerkulla',
    week: [],
    email: { sv: 'hej', nb: 'hei@b.example' },
  };
  const { problems } = await read(
    JSON.stringify({ ...rest, nmae: 'Boden', company: { ...company, name: '' }, customerService: service }),
  );
  expect(problems).toHaveLength(5);
  expect(problems).toContain('SHOP_PROFILE: company.name must not be empty');
  expect(problems).toContain('SHOP_PROFILE: customerService.timeZone must be a time zone such as Europe/Stockholm');
  expect(problems).toContain('SHOP_PROFILE: customerService.week must hold seven days, Sunday first');
  expect(problems).toContain('SHOP_PROFILE: customerService.email.sv must be an e-mail address');
  expect(problems.join()).toContain('nmae');
});

it('that cannot be read is told by its name', async () => {
  expect((await read('{ "name": ')).problems[0]).toMatch(/^SHOP_PROFILE cannot be read: .*shop\.json/);
});
