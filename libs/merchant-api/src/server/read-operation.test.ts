import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOperation } from './read-operation.ts';

const read = (body: string | Uint8Array, contentType: string | null = 'application/json') =>
  readOperation(typeof body === 'string' ? new TextEncoder().encode(body) : body, contentType);

async function problem(answer: ReturnType<typeof readOperation>) {
  if (!(answer instanceof Response)) throw new Error('It was taken');
  return [answer.status, (await answer.json()).errors[0].extensions.code];
}

it('takes what GraphQL over HTTP sends, null as left out', () => {
  const sent = { query: '{ a }', operationName: 'A', variables: { b: 1 }, extensions: { c: 2 } };
  expect(read(JSON.stringify(sent), 'application/json; charset=utf-8')).toEqual(sent);
  expect(read('{"query":"{ a }","operationName":null,"variables":null,"other":1}')).toEqual({ query: '{ a }' });
});

it.each([
  ['{ a }', 400, 'BAD_REQUEST'],
  ['', 400, 'BAD_REQUEST'],
  ['null', 400, 'BAD_REQUEST'],
  ['"text"', 400, 'BAD_REQUEST'],
  ['{"query":1}', 400, 'BAD_REQUEST'],
  ['{"query":"{ a }","variables":[]}', 400, 'BAD_REQUEST'],
  ['{"query":"{ a }","variables":"{}"}', 400, 'BAD_REQUEST'],
  ['{"query":"{ a }","operationName":{}}', 400, 'BAD_REQUEST'],
  ['{"query":"{ a }","extensions":true}', 400, 'BAD_REQUEST'],
  ['[{"query":"{ a }"}]', 400, 'BATCHING_NOT_SUPPORTED'],
  ['[]', 400, 'BATCHING_NOT_SUPPORTED'],
  [JSON.stringify({ query: `{ a${' '.repeat(64 * 1024)} }` }), 413, 'QUERY_TOO_LARGE'],
])('refuses %.40s', async (body, status, code) => {
  expect(await problem(read(body))).toEqual([status, code]);
});

it.each([null, '', 'text/plain', 'multipart/form-data', 'application/jsonp'])('refuses the type %j', async (type) => {
  expect(await problem(read('{"query":"{ a }"}', type))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});

it('refuses bytes that are no UTF-8', async () => {
  expect(await problem(read(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toEqual([400, 'BAD_REQUEST']);
});

it('never throws, whatever comes', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void read(bytes)));
  fc.assert(fc.property(fc.json(), (text) => void read(text)));
});
