import { demoPictures, demoShop } from '@torg/demo-shop';
import { createMerchantApi } from '@torg/merchant-api';
import { readConfig } from '../src/config/read-config.ts';
import { readBuiltAssets } from '../src/server/built-assets.ts';
import { createShop } from '../src/server/create-shop.ts';
import { workspacePath } from '../src/server/workspace-path.ts';
import { replayApi } from './replay-api.ts';

export interface BenchShop {
  /** The HTML of a page, as it goes onto the wire. Throws where the shop answers anything but 200. */
  render(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** The whole shop over an API that answers at once from memory, its lists filled up to `listLength` products. */
export async function openBenchShop(listLength: number): Promise<BenchShop> {
  const config = readConfig({});
  if (config.merchantApi.kind !== 'embedded') throw new Error('The benchmark runs against the embedded API');
  const newId = () => crypto.randomUUID();
  const report = (error: unknown) => console.error(error);
  const api = await createMerchantApi({
    apiKey: config.merchantApi.apiKey,
    picturesDir: workspacePath(demoPictures),
    ...demoShop,
    clock: { now: () => Date.now() },
    randomId: newId,
    report,
  });
  const shop = await createShop({
    config,
    api: null,
    apiFetch: replayApi(api, listLength),
    assetsFor: await readBuiltAssets(),
    newId,
    report,
  });
  return {
    close: api.close,
    async render(path) {
      const headers = { host: 'localhost:3000' };
      const answer = await shop.fetch(new Request(`http://localhost:3000${path}`, { headers }));
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
