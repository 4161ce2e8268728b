import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';

/** A server that a journey puts up beside the shop, or in front of it. */
export interface OpenServer {
  port: number;
  origin: string;
  close(): Promise<void>;
}

/** Opens one at a free port of this machine. */
export async function openServer(answer: RequestListener): Promise<OpenServer> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
