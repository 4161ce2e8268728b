import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { workspacePath } from '../workspace-path.ts';
import { staticFiles } from './static-files.ts';

const shop = new Hono().use(
  staticFiles(workspacePath('apps/storefront/public'), workspacePath('apps/storefront/no-builds')),
);

it.each([
  ['/favicon.ico', [0, 0, 1, 0]],
  ['/apple-touch-icon.png', [0x89, 0x50, 0x4e, 0x47]],
])('has the picture at %s that browsers ask for without being told', async (path, signature) => {
  const answer = await shop.request(path);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual(signature);
});
