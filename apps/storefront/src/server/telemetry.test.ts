import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnsweredRequest } from '@torg/merchant-api/log';
import { startTelemetry } from '@torg/merchant-api/telemetry/start';
import { openShop } from './testing/open-shop.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}

const spans: Span[] = [];
const metrics: string[] = [];
const answered: (AnsweredRequest & { requestId: string })[] = [];
let collector: Server;
let shop: Awaited<ReturnType<typeof openShop>>;
let stopTelling: () => Promise<void>;

/** A collector on this machine, which takes OTLP as JSON over HTTP. */
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((told) => {
      const { resourceSpans = [], resourceMetrics = [] } = told as Record<string, never[] | undefined>; // one of both, by its path
      for (const { scopeSpans } of resourceSpans as { scopeSpans: { spans: Span[] }[] }[])
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      for (const { scopeMetrics } of resourceMetrics as { scopeMetrics: { metrics: { name: string }[] }[] }[])
        metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics.map(({ name }) => name)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : 0;
  stopTelling = await startTelemetry(`http://127.0.0.1:${port}`, { service: 'torg-storefront', report: () => {} });
  shop = await openShop({ answered: (request, requestId) => answered.push({ ...request, requestId }) });
}, 300_000);
afterAll(async () => {
  await shop.close();
  collector.close();
});

it('tells a collector of a page and of the calls that it was made with, by name and not by what was looked for', async () => {
  const headers = { 'x-request-id': 'request-42', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const form = await shop.ask('/sok?q=maja');
  await shop.ask(form.headers.get('location') ?? '', { headers });
  await stopTelling();
  const page = spans.find(({ name }) => name === 'GET search');
  expect(page).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) });
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(calls.map(({ name }) => name)).toContain('graphql FilteredProducts');
  const [call] = calls.filter(({ name }) => name === 'graphql FilteredProducts');
  expect(spans.find(({ parentSpanId }) => parentSpanId === call?.spanId)).toMatchObject({
    name: 'POST FilteredProducts',
  });
  expect(new Set(spans.map(({ traceId }) => traceId))).toContain('a'.repeat(32));
  expect(JSON.stringify(spans)).toContain('request-42');
  expect(JSON.stringify(spans)).not.toContain('maja');
  expect(metrics).toContain('http.server.request.duration');
});

it('tells the log of the same page under the same id', () => {
  expect(answered).toContainEqual({
    ...{ method: 'GET', route: 'search', status: 200, requestId: 'request-42' },
    ms: expect.any(Number),
  });
});
