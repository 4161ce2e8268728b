import { readFile } from 'node:fs/promises';
import { createAssetLookup, type AssetLookup, type ClientManifest, type StyleSheets } from './asset-manifest.ts';
import { workspacePath } from './workspace-path.ts';

export const clientFolder = workspacePath('apps/storefront/dist/client');

/** Reads what the client's build says of itself. */
async function readBuilt<Built>(file: string): Promise<Built> {
  return JSON.parse(await readFile(`${clientFolder}/.vite/${file}`, 'utf8')) as Built; // of this same build
}

/** What each page's document needs of the client's build. */
export async function readBuiltAssets(): Promise<AssetLookup> {
  return createAssetLookup(
    await readBuilt<ClientManifest>('manifest.json'),
    await readBuilt<StyleSheets>('style-rules.json'),
  );
}
