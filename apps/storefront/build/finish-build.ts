import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageNames } from '../src/page/page-names.ts';
import { waitsForTouch } from '../src/page/waits-for-touch.ts';
import { createAssetLookup, type ClientManifest, type StyleSheets } from '../src/server/asset-manifest.ts';
import { readStyleRules } from './read-style-rules.ts';

/**
 * What the build leaves beside the client's files: compressed copies, the rules of style sheets, and what a first visit to
 * each page fetches.
 */
const client = new URL('../dist/client/', import.meta.url);
/** Small, and asked for by browsers alone that look whether the shop was renewed. */
const worker = 'sw.js';
const compressible = /\.(js|css|svg|json|txt)$/;

async function compressFiles(): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== worker);
  for (const { parentPath, name } of files) {
    const path = `${parentPath}/${name}`;
    const content = await readFile(path);
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

async function writeStyleRules(): Promise<StyleSheets> {
  const files = (await readdir(new URL('assets/', client))).filter((file) => file.endsWith('.css'));
  const sheets: StyleSheets = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const path = `assets/${file}`;
        return [`/${path}`, readStyleRules(await readFile(new URL(path, client), 'utf8'))] as const;
      }),
    ),
  );
  await writeFile(new URL('.vite/style-rules.json', client), JSON.stringify(sheets));
  return sheets;
}

async function writeFirstLoad(sheets: StyleSheets): Promise<void> {
  const manifest: ClientManifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'));
  const assetsFor = createAssetLookup(manifest, sheets);
  const files = (paths: readonly string[]) => paths.map((path) => path.slice(1));
  const firstLoad = Object.fromEntries(
    pageNames.map((page) => {
      const { boot, scripts, libraries, vitals, styles, fonts } = assetsFor(page, 'sv');
      const all = [boot, ...scripts];
      return [
        page,
        {
          beforeLoad: files([boot]),
          // Every other one runs without a touch too, and then fetches what it foresees.
          untouched: files(waitsForTouch(page) ? [boot, ...libraries, vitals] : [...all, vitals]),
          scripts: files(all),
          styles: files([...styles, fonts]),
        },
      ];
    }),
  );
  await writeFile(new URL('first-load.json', client), `${JSON.stringify(firstLoad, null, 2)}\n`);
}

await writeFirstLoad(await writeStyleRules());
await compressFiles();
