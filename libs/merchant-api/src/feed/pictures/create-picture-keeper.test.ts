import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFetchPicture } from './fetch-picture.ts';
import { createPictureKeeper } from './create-picture-keeper.ts';
import { createPrivateAddresses } from './private-addresses.ts';

const blank = () => sharp({ create: { width: 40, height: 50, channels: 3, background: 'white' } });
let folder = '';
let server: Server;
let address = '';
let asked = 0;
let missing: Record<string, string> = {};

beforeAll(async () => {
  const png = await blank().png().toBuffer();
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/moved') return void response.writeHead(302, { location: '/a.png' }).end();
    if (request.url === '/inside') return void response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end();
    if (request.url === '/large')
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(5_000));
    if (request.url === '/page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    if (request.url === '/slow') return;
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-keeper-'));
  await mkdir(join(folder, 'feed'));
  [asked, missing] = [0, {}];
  return () => rm(folder, { recursive: true, force: true });
});

/** Only what is private within 10.0.0.0/8 is refused, as the test's server is on this machine. */
const keeper = (
  fetchPicture = createFetchPicture({ isPrivate: (ip) => ip.startsWith('10.'), mostBytes: 4_000, patienceMs: 500 }),
) =>
  createPictureKeeper({
    feedDir: join(folder, 'feed'),
    picturesDir: folder,
    fetchPicture,
    onMissing: (source, reason) => void (missing[source] = reason),
  });

it('keeps a picture beside the feed as an AVIF, and one that was fetched without asking for it again', async () => {
  await writeFile(join(folder, 'feed', 'a.jpg'), await blank().jpeg().toBuffer());
  const sources = ['a.jpg', `${address}/a.png`, `${address}/moved`];
  const kept = await keeper()(sources);
  expect([...kept.keys()].sort()).toEqual([...sources].sort());
  const files = await readdir(join(folder, 'product'));
  expect(files.sort()).toEqual([...kept.values()].sort());
  for (const file of files) {
    expect(file).toMatch(/^feed-[0-9a-f]{32}\.avif$/);
    expect(await sharp(join(folder, 'product', file)).metadata()).toMatchObject({ format: 'heif', width: 40 });
  }
  const before = asked;
  expect(await keeper()(sources)).toEqual(kept);
  expect(asked).toBe(before);
});

it('leaves out what it cannot have, and says why', async () => {
  await writeFile(join(folder, 'secret.jpg'), await blank().jpeg().toBuffer());
  await writeFile(join(folder, 'feed', 'text.jpg'), 'no picture');
  await symlink(join(folder, 'secret.jpg'), join(folder, 'feed', 'link.jpg'));
  const paths = ['large', 'page', 'slow', 'inside'].map((path) => `${address}/${path}`);
  const sources = ['../secret.jpg', 'link.jpg', 'none.jpg', 'text.jpg', 'http://10.1.2.3/a.png', ...paths];
  expect((await keeper()(sources)).size).toBe(0);
  expect(missing).toEqual({
    '../secret.jpg': expect.stringContaining('outside'),
    'link.jpg': expect.stringContaining('outside'),
    'none.jpg': expect.stringContaining('no such file'),
    'text.jpg': expect.stringContaining('unsupported'),
    'http://10.1.2.3/a.png': expect.stringContaining('private'),
    [`${address}/large`]: expect.stringContaining('larger than'),
    [`${address}/page`]: expect.stringContaining('text/html'),
    [`${address}/slow`]: expect.stringContaining('took longer'),
    [`${address}/inside`]: expect.stringContaining('private'),
  });
});

it('goes to no address of this machine or its network, by name or by number', async () => {
  const sources = [
    `${address}/a.png`,
    `http://localhost:${new URL(address).port}/a.png`,
    'http://[::1]/a.png',
    'ftp://a.example/a.png',
  ];
  expect((await keeper(createFetchPicture())(sources)).size).toBe(0);
  expect(asked).toBe(0);
});

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['192.168.1.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['fd00::1', true],
  ['93.184.215.14', false],
  ['2606:4700::1111', false],
])('knows whether %s is private', (ip, isPrivate) => {
  expect(createPrivateAddresses()(ip)).toBe(isPrivate);
});
