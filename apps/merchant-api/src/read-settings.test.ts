import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

it('needs nothing to be set', () => {
  expect(readSettings({ DATABASE_URL: ' ' }, '/data')).toEqual({
    ok: true,
    settings: {
      port: 4000,
      apiKey: '00000000-0000-0000-0000-000000000000',
      databaseUrl: undefined,
      dataDir: '/data',
      channelUrls: { '1|se': 'http://localhost:3000', '2|no': 'http://nb.localhost:3000' },
      isProduction: false,
    },
  });
});

it('takes what is set', () => {
  const env = { MERCHANT_API_PORT: '4100', DATABASE_URL: 'postgres://db/torg', DATA_DIR: '/elsewhere' };
  expect(readSettings(env, '/data')).toMatchObject({
    settings: { port: 4100, databaseUrl: 'postgres://db/torg', dataDir: '/elsewhere' },
  });
});

it('tells every problem at once', () => {
  const env = {
    MERCHANT_API_PORT: 'many',
    DATABASE_URL: 'mysql://db',
    SHOP_SV_ORIGIN: 'torg',
    SHOP_NB_ORIGIN: 'ftp://a',
  };
  const read = readSettings(env, '/data');
  expect(read).toMatchObject({
    ok: false,
    problems: [
      expect.stringContaining('MERCHANT_API_PORT'),
      expect.stringContaining('DATABASE_URL'),
      expect.stringContaining('SHOP_SV_ORIGIN'),
      expect.stringContaining('SHOP_NB_ORIGIN'),
    ],
  });
});
