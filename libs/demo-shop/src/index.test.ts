import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

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
