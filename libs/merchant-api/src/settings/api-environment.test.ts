import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiConflicts, apiEnvironment, toApiSettings } from './api-environment.ts';
import { readEnvironment, type Environment } from './read-environment.ts';

const read = (env: Environment) => readEnvironment(z.object(apiEnvironment), env, { ofValues: apiConflicts });

function settings(env: Environment) {
  const result = read(env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return toApiSettings(result.values);
}

it('needs nothing to be set', () => {
  expect(settings({ DATABASE_URL: ' ' })).toEqual({
    apiKey: '00000000-0000-0000-0000-000000000000',
    databaseUrl: undefined,
    dataDir: undefined,
    channelUrls: { '1|se': 'http://localhost:3000', '2|no': 'http://nb.localhost:3000' },
    marketInPath: false,
    tools: true,
    visitorLimits: true,
    profile: null,
    demoAccounts: true,
    demoPayments: true,
    faults: '',
    logLevel: 'info',
  });
});

it('puts the pages of each channel where they stand', () => {
  const env = {
    SHOP_SV_CHANNEL: '7|se',
    SHOP_NB_CHANNEL: '8|no',
    SHOP_NB_ORIGIN: 'https://torg.example.no',
    PORT: '3100',
  };
  expect(settings(env).channelUrls).toEqual({ '7|se': 'http://localhost:3100', '8|no': 'https://torg.example.no' });
});

const open = { SHOP_SV_ORIGIN: 'https://torg.example', SHOP_NB_ORIGIN: 'https://torg.example.no' };

it.each([
  ['in development', {}, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['in production on localhost when asked for', { NODE_ENV: 'production', MERCHANT_API_TOOLS: 'on' }, true],
  ['where they are switched off', { MERCHANT_API_TOOLS: 'off' }, false],
  ['where others can come, whatever the mode', open, false],
  ['where only one of the shops is local', { SHOP_SV_ORIGIN: 'https://localhost.torg.example' }, false],
])('has tools or not %s', (_, env, tools) => {
  expect(settings(env).tools).toBe(tools);
});

it.each([
  ['in production on localhost', { NODE_ENV: 'production' }, true],
  ['where they are switched off', { DEMO_ACCOUNTS: 'off' }, false],
  ['where others can come', open, false],
  ['where only one of the shops is local', { SHOP_NB_ORIGIN: 'https://torg.example.no' }, false],
  ['where others can come and it was asked for', { DEMO_ACCOUNTS: 'on', ...open }, true],
])('has demo accounts or not %s', (_, env, demoAccounts) => {
  expect(settings(env).demoAccounts).toBe(demoAccounts);
});

it.each([
  ['in production on localhost', { NODE_ENV: 'production' }, true],
  ['where they are switched off', { DEMO_PAYMENTS: 'off' }, false],
  ['where others can come', open, false],
  [
    'where others can come, it was asked for and callers have a secret',
    { DEMO_PAYMENTS: 'on', PAYMENT_CALLBACK_SECRET: 'x'.repeat(32), ...open },
    true,
  ],
])('takes payments or not %s', (_, env, demoPayments) => {
  expect(settings(env).demoPayments).toBe(demoPayments);
});

it.each([
  [{ DEMO_PAYMENTS: 'on', ...open }, 'PAYMENT_CALLBACK_SECRET must be set where the shop is open to others'],
  [{ PAYMENT_CALLBACK_SECRET: 'too short' }, 'PAYMENT_CALLBACK_SECRET must have 32 characters at least (it is "…")'],
  [{ AUTH_SECRET: 'too short' }, 'AUTH_SECRET must have 32 characters at least (it is "…")'],
  [{ DEMO_ACCOUNTS: 'yes' }, 'DEMO_ACCOUNTS must be on or off'],
  [{ MERCHANT_API_TOOLS: 'on', ...open }, 'MERCHANT_API_TOOLS must be off'],
  [{ MERCHANT_API_LIMITS: 'off', ...open }, 'MERCHANT_API_LIMITS must be on'],
  [{ MERCHANT_API_FAULTS: '*:drop', NODE_ENV: 'production' }, 'MERCHANT_API_FAULTS is for development'],
  [{ MERCHANT_API_FAULTS: '*:burn' }, "MERCHANT_API_FAULTS cannot be used: '*:burn' is no rule"],
  [{ SHOP_NB_CHANNEL: '1|se' }, 'must be two channels'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
  [{ MERCHANT_API_MARKET_IN_PATH: 'yes' }, 'MERCHANT_API_MARKET_IN_PATH'],
  [{ MERCHANT_API_PORT: '70000' }, 'MERCHANT_API_PORT'],
])('refuses %j', (env, problem) => {
  expect(read(env).problems).toEqual([expect.stringContaining(problem)]);
});

it('limits what a visitor does, unless a trial on localhost wants no limits', () => {
  expect(settings({}).visitorLimits).toBe(true);
  expect(settings({ MERCHANT_API_LIMITS: 'off' }).visitorLimits).toBe(false);
});

it('begins addresses with market and language only where that is asked for', () => {
  expect(settings({ MERCHANT_API_MARKET_IN_PATH: 'on' }).marketInPath).toBe(true);
});

it('tells every problem at once, and no secret', () => {
  const { problems } = read({
    MERCHANT_API_PORT: 'many',
    DATABASE_URL: 'mysql://u:hunter2@db',
    SHOP_SV_ORIGIN: 'torg',
  });
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toContain('(it is "many")');
  expect(problems.join('\n')).not.toContain('hunter2');
});
