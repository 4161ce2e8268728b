import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const command = join(import.meta.dirname, '../../../merchant-api/src/catalogue/main.ts');

/** Fills a folder of data with so many made-up products, the same ones each time: for lists longer than the demo's. */
export function makeGoods(dataDir: string, products: number): void {
  const args = ['--conditions=@torg/source', command, 'generate', '--products', String(products)];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No goods were made: ${stderr}`);
}
