import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { stoppingServer } from './stopping-server.ts';

let close = () => {};
afterEach(() => close());

/** A server that answers when it is told to, and what stops it. */
async function listen(times = { idleEvery: 5, patience: 100 }) {
  const finish: (() => void)[] = [];
  const server = createServer((_request, response) => void finish.push(() => response.end('ok')));
  const stop = stoppingServer(server, times);
  close = () => server.closeAllConnections();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { server, stop, port, finish };
}

/** The headers of an answer over a connection that the agent keeps. */
async function headersOf(port: number, agent: Agent) {
  const asked = request({ port, agent, host: '127.0.0.1' }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  return answer?.headers;
}

describe('a server that is stopped', () => {
  it('gives up connections whose request never comes whole', async () => {
    const { server, stop, port } = await listen();
    const client = connect(port, '127.0.0.1').on('error', () => {});
    client.write('GET / HTTP/1.1\r\nHost: local');
    const [held]: Socket[] = await once(server, 'connection');
    while (held?.bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
    await stop();
    await once(client, 'close');
  });

  it('answers what was asked, and tells a client that keeps asking to leave', async () => {
    // Between its two requests the client is idle for a moment, which a busy machine makes a long one.
    const { server, stop, port, finish } = await listen({ idleEvery: 60_000, patience: 60_000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = headersOf(port, agent);
    const second = headersOf(port, agent);
    await once(server, 'request');
    const stopped = stop();
    server.once('request', () => finish[1]?.());
    finish[0]?.();
    expect((await first)?.connection).toBe('keep-alive');
    expect((await second)?.connection).toBe('close');
    await stopped;
  });

  it('closes a connection that falls idle', async () => {
    const { server, stop, port, finish } = await listen();
    const client = connect(port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: local\r\n\r\n');
    await once(server, 'request');
    const stopped = stop();
    finish[0]?.();
    client.resume();
    await once(client, 'end');
    await stopped;
  });
});
