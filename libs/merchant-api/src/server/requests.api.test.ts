import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi, graphqlRequest, openTestApi, testKey, type TestApi } from '../testing/open-test-api.ts';

describeApi('a request', () => {
  let api: TestApi;
  let isBroken = false;
  let looks = 0;
  beforeAll(async () => {
    const now = () => {
      // The first look, when a request has come, sets its deadline.
      if (isBroken && (looks += 1) > 1) throw new Error('secret: the clock stopped');
      return Date.parse('2026-11-21T12:00:00Z');
    };
    api = await openTestApi({ clock: { now } });
  });
  afterAll(() => api.close());

  const send = async (body: object, headers: Record<string, string> = {}) => {
    const response = await api.fetch(graphqlRequest(body, headers));
    return { status: response.status, headers: response.headers, answer: await response.json() };
  };
  const channels = { query: '{ channels { id } }' };

  describe('with or without its key', () => {
    it('is answered whatever the case of the key', async () => {
      expect((await send(channels, { 'x-apikey': testKey.toLowerCase() })).answer.data.channels).toHaveLength(2);
    });

    it.each(['', 'wrong'])('is refused with the key %j', async (key) => {
      const { status, answer } = await send(channels, { 'x-apikey': key });
      expect(status).toBe(401);
      expect(answer.errors[0].extensions.code).toBe('UNAUTHORIZED');
      expect(answer.errors[0].message).toContain('X-ApiKey');
    });

    it('is refused without any', async () => {
      const request = new Request('http://api.test/graphql', { method: 'POST', body: JSON.stringify(channels) });
      expect((await api.fetch(request)).status).toBe(401);
    });
  });

  describe('that is too much', () => {
    it('is refused above 256 kB, also when its size is not said beforehand', async () => {
      const large = { ...channels, variables: { padding: 'x'.repeat(256 * 1024) } };
      const { status, answer } = await send(large);
      expect([status, answer.errors[0].extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
      const body = new Blob([JSON.stringify(large)]).stream();
      const headers = { 'content-type': 'application/json', 'x-apikey': testKey };
      const streaming = { method: 'POST', headers, body, duplex: 'half' };
      const streamed = new Request('http://api.test/graphql', streaming);
      expect((await api.fetch(streamed)).status).toBe(413);
    });

    it('is refused when it is too deep', async () => {
      const deep = `{ product(alias: "x") { variantGroup ${'{ variants '.repeat(11)} { label } ${'}'.repeat(11)} } }`;
      expect((await api.query(deep)).codes).toEqual(['QUERY_TOO_DEEP']);
    });

    it('is refused when it may cost too much, and answered when it takes fewer rows', async () => {
      const one = 'name skus { skuId name } parameterGroups { parameters { name value } }';
      const dear = `skus { ${'stock { totalStock inStock } '.repeat(25)} } `.repeat(4);
      const query = `query($take: Int) { products(take: $take) { products { ${one} ${dear} } } }`;
      const { codes, errors } = await api.query(query, { take: 200 });
      expect(codes).toEqual(['QUERY_TOO_COSTLY']);
      expect(errors[0]?.message).toMatch(/at most 250000/);
      expect((await api.query(query, { take: 2 })).codes).toEqual([]);
    });

    it('is refused when it searches for many texts, and told what to do', async () => {
      const search = (times: number) =>
        Array.from({ length: times }, (_, n) => `s${n}: products(filter: { searchText: "mugg" }) { count }`).join(' ');
      expect((await api.query(`{ ${search(3)} }`)).codes).toEqual([]);
      const { codes, errors } = await api.query(`{ ${search(4)} }`);
      expect(codes).toEqual(['TOO_MANY_SEARCHES']);
      expect(errors[0]?.message).toBe('The query searches for 4 texts; at most 3 are allowed. Send several requests.');
      const suggest = (n: number) => `s${n}: searchSuggestions(text: "mugg") { phrases }`;
      expect((await api.queryExtensions(`{ ${[1, 2, 3, 4].map(suggest).join(' ')} }`)).codes).toEqual([
        'TOO_MANY_SEARCHES',
      ]);
    });

    it('is refused when it asks for the same over and over', async () => {
      const aliased = (times: number) => Array.from({ length: times }, (_, n) => `p${n}: channels { id }`).join(' ');
      expect((await api.query(`{ ${aliased(20)} }`)).codes).toEqual([]);
      expect((await api.query(`{ ${aliased(21)} }`)).codes).toEqual(['TOO_MANY_ALIASES']);
    });

    it.each([
      ['nested without end', `${'{ a '.repeat(15_000)}`],
      ['nested deep', `{ product(alias: "x") ${'{ brand '.repeat(1_600)} { name } ${'}'.repeat(1_600)} }`],
      ['of one field many times', `{ channels { ${'id '.repeat(4_900)} } }`],
      ['of many words', `{ channels { ${'id '.repeat(6_000)} } }`],
      ['of lists within lists', `{ product(alias: ${'['.repeat(4_000)}${']'.repeat(900)}) { name } }`],
      [
        'of fragments that repeat each other',
        `{ product(alias: "x") { ...F0 } } ${Array.from({ length: 300 }, (_, n) => `fragment F${n} on ProductType { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F300 on ProductType { name }`,
      ],
      ['of directives', `{ channels { id ${'@include(if: true) '.repeat(600)} } }`],
    ])('is answered soon when it is %s', async (_, document) => {
      const started = performance.now();
      const { codes } = await api.query(document);
      expect(performance.now() - started).toBeLessThan(3_000);
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
      expect(api.reported.splice(0)).toEqual([]);
    });

    it('is refused when it asks for the schema', async () => {
      const { codes, data } = await api.query('{ __schema { types { name } } }');
      expect(new Set(codes)).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED']));
      expect(data).toBeUndefined();
    });

    it.each([
      ['a field', '{ chanels { id } }', {}],
      ['an argument', '{ channel(chanelId: "1|se") { id } }', {}],
      ['a type', 'query($sort: FilterInputTyp) { products(filter: $sort) { count } }', {}],
      ['an enum value', '{ products(filter: { sort: PRIS }) { count } }', {}],
      [
        'a part of a variable',
        'query($filter: FilterInputType) { products(filter: $filter) { count } }',
        { filter: { serchText: 'x' } },
      ],
      [
        'an enum value in a variable',
        'query($filter: FilterInputType) { products(filter: $filter) { count } }',
        { filter: { sort: 'PRIC' } },
      ],
    ])('is told nothing of the schema by a wrong name of %s', async (_, document, variables) => {
      const { errors } = await api.query(document, variables);
      expect(errors.length).toBeGreaterThan(0);
      for (const { message } of errors) expect(message).not.toContain('Did you mean');
    });
  });

  describe('that is wrong', () => {
    it.each([
      ['{ nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
      ['{ channels { id }', {}, 'GRAPHQL_PARSE_FAILED'],
      ['query($take: Int) { products(take: $take) { count } }', { take: 'many' }, 'BAD_USER_INPUT'],
      ['query($take: Int) { products(take: $take) { count } }', { take: 1.5 }, 'BAD_USER_INPUT'],
      ['query($id: Int) { product(productId: $id) { name } }', { id: 99_999_999_999 }, 'BAD_USER_INPUT'],
      ['{ product { name } }', {}, 'BAD_USER_INPUT'],
      ['{ channel(channelId: "9|xx") { id } }', {}, 'BAD_USER_INPUT'],
      ['subscription { channels { id } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ])('is refused with a code: %s', async (document, variables, code) => {
      expect((await api.query(document, variables)).codes).toEqual([code]);
      expect(api.reported.splice(0)).toEqual([]);
    });

    it('is told to name an operation that it holds', async () => {
      const { status, answer } = await send({ query: 'query A { channels { id } }', operationName: 'B' });
      expect([status, answer.errors[0].extensions.code]).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
      expect(answer.errors[0].message).toContain("give 'operationName'");
    });

    it('is told to name one of several operations', async () => {
      const { answer } = await send({ query: 'query A { channels { id } } query B { channels { name } }' });
      expect(answer.errors[0].extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
    });

    it('gets nothing from GET or from elsewhere', async () => {
      expect((await api.fetch(new Request('http://api.test/graphql?query={channels{id}}'))).status).toBe(405);
      expect((await api.fetch(new Request('http://api.test/elsewhere'))).status).toBe(404);
    });
  });

  it('that meets an unforeseen error learns its id and nothing else', async () => {
    isBroken = true;
    const { answer, headers } = await send(channels, { 'x-request-id': 'request-42' });
    isBroken = false;
    expect(answer.errors[0].extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', requestId: 'request-42' });
    expect(JSON.stringify(answer)).not.toContain('clock');
    expect(headers.get('x-request-id')).toBe('request-42');
    expect(api.reported).toMatchObject([{ requestId: 'request-42', error: { message: 'secret: the clock stopped' } }]);
  });

  it('keeps a plain id of the client and replaces any other', async () => {
    const idFor = async (id: string) => (await send(channels, { 'x-request-id': id })).headers.get('x-request-id');
    expect(await idFor('abc-1')).toBe('abc-1');
    expect(await idFor('a b<script>')).toMatch(/^id-\d+$/);
  });

  it('that was broken off is told of in one line', async () => {
    const caller = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        caller.abort();
        stream.error(new Error('aborted'));
      },
    });
    const headers = { 'content-type': 'application/json', 'x-apikey': testKey };
    const upload = { method: 'POST', headers, body, duplex: 'half', signal: caller.signal };
    expect((await api.fetch(new Request('http://api.test/graphql', upload))).status).toBe(400);
    const { error } = api.reported.pop() ?? {};
    expect(error).toBe('A caller left before their request had come: POST /graphql');
  });

  it.each(['/confirm/a%00', '/receipts/%00', '/redirect/urlhistory/%00'])(
    'with a NUL in %s is refused',
    async (path) => {
      api.reported.length = 0;
      const answer = await api.fetch(new Request(`http://api.test${path}`));
      expect([answer.status, api.reported]).toEqual([400, []]);
    },
  );

  it('for its health is answered while the database answers', async () => {
    const response = await api.fetch(new Request('http://api.test/health'));
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describeApi('the explorer', () => {
  it('opens introspection and a page, and nothing without the key', async () => {
    const api = await openTestApi({ explorer: true });
    const page = await api.fetch(new Request('http://api.test/graphql', { headers: { accept: 'text/html' } }));
    expect(page.headers.get('content-type')).toContain('text/html');
    expect((await api.query('{ __schema { types { name } } }')).data.__schema.types.length).toBeGreaterThan(100);
    expect((await api.query('{ chanels { id } }')).errors[0]?.message).toContain('Did you mean');
    const query = new URLSearchParams({ query: '{ channels { id } }' });
    const get = await api.fetch(
      new Request(`http://api.test/graphql?${query}`, { headers: { accept: 'application/json' } }),
    );
    expect(get.status).toBe(405);
    await api.close();
  });
});
