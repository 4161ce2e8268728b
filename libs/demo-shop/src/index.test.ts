import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { demoShop } from './index.ts';

async function namesOf(entry: string): Promise<string[]> {
  const script = `console.log(JSON.stringify(Object.keys(await import('${entry}'))))`;
  const args = ['--conditions=@torg/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: new URL('..', import.meta.url) });
  return JSON.parse(stdout);
}

it('loads in plain Node and names what others may use', async () => {
  expect(await namesOf('@torg/demo-shop')).toEqual(['demoPictures', 'demoProfile', 'demoShop']);
  expect(await namesOf('@torg/demo-shop/generate')).toEqual(['generateCatalogue']);
});

it('writes amounts as prices are written: by thousands, and in one line', () => {
  const texts = JSON.stringify([demoShop.catalogue, demoShop.content]);
  expect(texts).not.toMatch(/\d{4,}[ \u00a0]?(?:kr|kronor|kroner)(?!\p{L})/u);
  expect(texts).not.toMatch(/\d \d{3}\s(?:kr|kronor|kroner)(?!\p{L})/u);
});
