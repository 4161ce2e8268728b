import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('loads in plain Node and names what others may use', async () => {
  const script = `console.log(JSON.stringify(Object.keys(await import('@torg/merchant-api/feed'))))`;
  const args = ['--conditions=@torg/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: new URL('..', import.meta.url) });
  expect(JSON.parse(stdout)).toMatchInlineSnapshot(`
    [
      "FeedError",
      "createFetchPicture",
      "createPictureKeeper",
      "exportFeed",
      "importFeed",
      "loadCatalogue",
      "withShopDatabase",
    ]
  `);
});
