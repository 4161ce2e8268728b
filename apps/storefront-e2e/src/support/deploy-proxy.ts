import { request } from 'node:http';
import { openServer, type OpenServer } from './open-server.ts';

/** Stands before a shop as a deploy would change it. */
export interface DeployProxy extends OpenServer {
  /** From here on the shop is another build: its worker is another script, and files whose path matches are gone. */
  deploy(gone: RegExp): void;
}

/** Passes every request on to the shop, and after a deploy answers as the next build would. */
export async function openDeployProxy(shopPort: number): Promise<DeployProxy> {
  let gone: RegExp | null = null;
  const server = await openServer((asked, answer) => {
    if (gone?.test(asked.url ?? '')) return void answer.writeHead(404).end();
    const headers = { ...asked.headers, ...(asked.url === '/sw.js' && { 'accept-encoding': 'identity' }) };
    const passed = request({ port: shopPort, path: asked.url, method: asked.method, headers }, (given) => {
      const isRenewed = asked.url === '/sw.js' && gone !== null;
      const { 'content-length': _, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isRenewed ? rest : given.headers);
      given.on('end', () => answer.end(isRenewed ? '// the next build' : undefined));
      given.pipe(answer, { end: false });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  return { ...server, deploy: (files) => void (gone = files) };
}
