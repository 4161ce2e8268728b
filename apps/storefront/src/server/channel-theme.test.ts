import { createExtensionsClient } from '@torg/commerce-sdk/extensions';
import { expect, it } from 'vitest';
import { createThemeReader } from './channel-theme.ts';
import { cacheSharedReads } from './cache-shared-reads.ts';

/** A reader over an API that answers with the theme that is told, and a clock that is set by hand. */
function openReader(theme: () => Readonly<Record<string, string>>) {
  let now = 0;
  const reported: string[] = [];
  const extensions = createExtensionsClient({
    endpoint: 'https://api.example/extensions/graphql',
    apiKey: 'key',
    scope: { channelId: '2|no', marketId: 'no', languageId: 'nb-NO' },
    cache: null,
    retries: 0,
    fetch: async () => {
      const entries = Object.entries(theme()).map(([name, value]) => ({ name, value }));
      return Response.json({ data: { channelSettings: { channelId: '2|no', theme: entries } } });
    },
  });
  const report = (error: unknown) => void reported.push(String(error));
  const read = createThemeReader({ extensions, shared: cacheSharedReads({ now: () => now }), report });
  return { read, reported, wait: (ms: number) => void (now += ms) };
}

it('brings a changed theme to the pages within a minute, without a new build', async () => {
  let accent = '#c27400';
  const { read, wait } = openReader(() => ({ accent }));
  expect((await read())?.css).toContain('#c27400');
  accent = '#2a6f97';
  expect((await read())?.css).toContain('#c27400');
  wait(60_001);
  expect((await read())?.css).toContain('#2a6f97');
});

it('tells once what is wrong with a theme, and wears the rest', async () => {
  const { read, reported, wait } = openReader(() => ({
    accent: 'red;} body{display:none',
    'text.muted': '#cccccc',
    'radius.card': '0',
  }));
  const theme = await read();
  wait(60_001);
  await read();
  expect(theme?.css).toBe(':root:root{--torg-text-muted:#cccccc;--torg-radius-card:0}');
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain('accent: red;} body{display:none was left out (unsafe-value)');
  expect(reported[0]).toMatch(/text\.muted on surface\.page has a contrast of 1\.\d\d, and needs 4\.5/);
});

it('shows the design as it is while the settings cannot be read', async () => {
  const { read, reported } = openReader(() => {
    throw new Error('down');
  });
  expect(await read()).toBeNull();
  expect(reported).toHaveLength(1);
});

it('wears the theme it had while the settings cannot be read, and asks for them once a minute', async () => {
  let isDown = false;
  const { read, reported, wait } = openReader(() => {
    if (isDown) throw new Error('down');
    return { accent: '#c27400' };
  });
  await read();
  isDown = true;
  wait(60_001);
  expect((await read())?.css).toContain('#c27400');
  expect((await read())?.css).toContain('#c27400');
  expect(reported).toHaveLength(1);
});

it('asks nothing of an account that has no such settings', async () => {
  const shared = cacheSharedReads({ now: () => 0 });
  const read = createThemeReader({ extensions: null, shared, report: () => {} });
  expect(await read()).toBeNull();
});
