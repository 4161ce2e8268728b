import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageNames } from '../src/page/page-names.ts';
import { createAssetLookup, type ClientManifest } from '../src/server/asset-manifest.ts';

/** What the build leaves beside the client's files: compressed copies, and what a first visit to each page fetches. */
const client = new URL('../dist/client/', import.meta.url);
const compressible = /\.(js|css|svg|json|txt)$/;

async function compressFiles(): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  for (const { parentPath, name } of files) {
    const path = `${parentPath}/${name}`;
    const content = await readFile(path);
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

async function writeFirstLoad(): Promise<void> {
  const manifest: ClientManifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'));
  const assetsFor = createAssetLookup(manifest);
  const files = (paths: readonly string[]) => paths.map((path) => path.slice(1));
  const firstLoad = Object.fromEntries(
    pageNames.map((page) => {
      const { scripts, styles } = assetsFor(page, 'sv');
      return [page, { scripts: files(scripts), styles: files(styles) }];
    }),
  );
  await writeFile(new URL('first-load.json', client), `${JSON.stringify(firstLoad, null, 2)}\n`);
}

await writeFirstLoad();
await compressFiles();
