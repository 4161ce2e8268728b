// Serves this folder, node_modules included, on port 5000: a page that is opened as a file may not load modules.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
};
const settings = JSON.stringify({
  apiUrl: process.env.API_URL ?? 'http://localhost:4000/graphql',
  apiKey: process.env.API_KEY ?? '00000000-0000-0000-0000-000000000000',
});
const port = Number(process.env.PORT ?? 5000);

async function read(path) {
  if (path === '/settings.json') return settings;
  // A path cannot climb out of the folder: it begins with a slash when it is made plain.
  return readFile(join(import.meta.dirname, normalize(path === '/' ? '/index.html' : path)));
}

createServer(async ({ url = '/' }, response) => {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  try {
    const body = await read(path);
    response.writeHead(200, { 'content-type': `${types[extname(path)] ?? 'text/html'}; charset=utf-8` }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, () => console.log(`http://localhost:${port}/`));
