import { createServer } from 'node:http';
import { once } from 'node:events';

/** Somebody else's site. */
export interface OtherSite {
  origin: string;
  close(): Promise<void>;
}

/** Opens a page of somebody else's, on the same host as the shop, so that its cookies are sent along: the hardest case. */
export async function openOtherSite(html: string): Promise<OtherSite> {
  const server = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
