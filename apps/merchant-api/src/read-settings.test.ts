import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

it('needs nothing to be set', () => {
  expect(readSettings({}, '/data')).toMatchObject({
    ok: true,
    settings: {
      host: '127.0.0.1',
      port: 4000,
      trustedProxies: 0,
      apiKey: '00000000-0000-0000-0000-000000000000',
      dataDir: '/data',
      tools: true,
      demoAccounts: true,
    },
  });
});

it('takes the same names as the shop', () => {
  const env = { MERCHANT_API_PORT: '4100', DATABASE_URL: 'postgres://db/torg', SHOP_SV_CHANNEL: '7|se', PORT: '3100' };
  expect(readSettings(env, '/data')).toMatchObject({
    settings: {
      port: 4100,
      databaseUrl: 'postgres://db/torg',
      channelUrls: { '7|se': 'http://localhost:3100' },
    },
  });
});

it('tells every problem at once', () => {
  const env = {
    MERCHANT_API_PORT: 'many',
    DATABASE_URL: 'mysql://db',
    SHOP_SV_ORIGIN: 'torg',
    SHOP_NB_ORIGIN: 'ftp://a',
  };
  expect(readSettings(env, '/data')).toMatchObject({
    ok: false,
    problems: ['DATABASE_URL', 'MERCHANT_API_PORT', 'SHOP_SV_ORIGIN', 'SHOP_NB_ORIGIN'].map((name) =>
      expect.stringContaining(name),
    ),
  });
});
