import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';

/** Stands before a shop as a deploy would change it. */
export interface DeployProxy {
  origin: string;
  /** From here on the shop is another build: its worker is another script, and files whose path matches are gone. */
  deploy(gone: RegExp): void;
  close(): Promise<void>;
}

/** Passes every request on to the shop, and after a deploy answers as the next build would. */
export async function openDeployProxy(shopPort: number): Promise<DeployProxy> {
  let gone: RegExp | null = null;
  const server: Server = createServer((asked, answer) => {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://localhost:${port}`,
    deploy: (files) => void (gone = files),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
