import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFeed, withShopDatabase } from '@torg/merchant-api/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config/config-schema.ts';
import { openApiHere } from './open-api-here.ts';
import { workspacePath } from './workspace-path.ts';
import { openShop } from './testing/open-shop.ts';

/** The profile that the guide shows. */
const guide = await readFile(workspacePath('docs/guides/shop-profile.md'), 'utf8');
const [, profile = ''] = /```json\n([^]*?)```/.exec(guide) ?? [];
const feed = `id\ttitle\tdescription\tlink\tprice\tavailability\tbrand\tproduct_type
B-1\tMugg Strand\tEn rymlig mugg.\thttps://berg.example/mugg-strand\t189.00 SEK\tin_stock\tBerg\tKöket > Muggar
`;

/** What only the demo says of itself. */
const demoWords =
  /\bTorgs?\b|[Ff]abrik|Småland|Lerkulla|\b99\skr|[Ff]ri(a)? (retur|faktura)|[Gg]ratis (retur|faktura)|[Ll]ägsta pris(?! först| de senaste)|465 004/;

let folder: string;
let shop: Awaited<ReturnType<typeof openShop>>;

async function takeIn(dataDir: string) {
  async function* bytes() {
    yield new TextEncoder().encode(feed);
  }
  await withShopDatabase({ dataDir: join(dataDir, 'merchant-api') }, (db) =>
    importFeed(db, {
      bytes: bytes(),
      languageId: 'sv-SE',
      marketId: 'se',
      replace: false,
      clock: { now: () => Date.now() },
      ownOrigins: [],
      storePictures: async () => new Map(),
      onRejected: ({ reason }) => expect.unreachable(reason),
      onNote: () => {},
      onProgress: () => {},
    }),
  );
}

function openOwnApi({ merchantApi }: Config) {
  if (merchantApi.kind !== 'embedded') throw new Error('The shop has an API of its own');
  return openApiHere(merchantApi);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-own-shop-'));
  await writeFile(join(folder, 'shop.json'), profile);
  await takeIn(folder);
  const env = { DATA_DIR: folder, SHOP_PROFILE: join(folder, 'shop.json') };
  shop = await openShop({ env, openApi: openOwnApi });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const textAt = async (path: string, host?: string) => {
  const answer = await shop.ask(path, {}, host);
  return { status: answer.status, text: await answer.text() };
};

describe('a shop with a profile and goods of its own', () => {
  it.each(['/', '/c/muggar', '/b/berg', '/nyheter', '/varumarken', '/villkor', '/llms.txt', '/p/muggar/mugg-strand'])(
    'tells nothing of the demo at %s',
    async (path) => {
      const { status, text } = await textAt(path);
      expect(status).toBe(200);
      expect(text).toContain('Berg');
      expect(demoWords.exec(text)?.[0]).toBeUndefined();
    },
  );

  it('tells nothing of it in Norwegian either', async () => {
    for (const path of ['/', '/llms.txt', '/vilkar']) {
      const { status, text } = await textAt(path, 'nb.localhost:3000');
      expect(status).toBe(200);
      expect(demoWords.exec(text)?.[0]).toBeUndefined();
    }
  });

  it('is called what its profile says, and says when it is there', async () => {
    const { text } = await textAt('/');
    expect(text).toContain('<title>Berg – keramik och ull | Berg</title>');
    expect(text).toContain('Drejat för hand');
    expect(text).toContain('Vardagar 10–16');
    expect(text).toContain('"name":"Berg"');
    expect(text).toMatch(/Fri standardfrakt från 500\skr/);
    expect(text).toContain('Signerat av krukmakaren');
  });

  it('has the pages that it wrote, in its menus', async () => {
    expect((await textAt('/')).text).toContain('href="/villkor"');
    expect((await textAt('/villkor')).text).toContain('Betala inom 30 dagar.');
  });

  it('has none of the demo’s pages and goods', async () => {
    expect((await textAt('/om-oss')).status).toBe(404);
    expect((await textAt('/p/mugg-strand-kritvit')).status).toBe(404);
  });
});
