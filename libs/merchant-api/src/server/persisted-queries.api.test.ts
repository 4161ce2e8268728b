import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, graphqlRequest, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');
const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

describeApi('a query that is sent by its hash', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const send = async (body: object, path?: string) => {
    const response = await api.fetch(graphqlRequest(body, {}, path));
    const { data, errors } = await response.json();
    return { status: response.status, data, code: errors?.[0].extensions.code, message: errors?.[0].message };
  };
  const query = 'query Named($id: String) { channel(channelId: $id) { name } }';

  it('is asked for once and known from then on', async () => {
    const byHash = { ...persisted(hashOf(query)), variables: { id: '2|no' } };
    expect(await send(byHash)).toMatchObject({
      status: 200,
      code: 'PERSISTED_QUERY_NOT_FOUND',
      message: 'PersistedQueryNotFound',
    });
    expect((await send({ ...byHash, query })).data.channel.name).toBe('Torg Norge');
    expect((await send({ ...byHash, variables: { id: '1|se' } })).data.channel.name).toBe('Torg Sverige');
    expect((await send(persisted(hashOf(query).toUpperCase()))).data.channel.name).toBe('Torg Sverige');
  });

  it('is known to the schema that it was sent to alone', async () => {
    await send({ ...persisted(hashOf(query)), query });
    expect((await send(persisted(hashOf(query)), '/extensions/graphql')).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('is refused under a hash that is not its own, and not kept', async () => {
    const other = '{ channels { id } }';
    expect(await send({ ...persisted(hashOf(query)), query: other })).toMatchObject({
      status: 400,
      code: 'PERSISTED_QUERY_HASH_MISMATCH',
    });
    expect((await send(persisted(hashOf(other)))).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it.each([{}, 'text', { version: 1 }, { version: 2, sha256Hash: hashOf(query) }, { version: 1, sha256Hash: 'abc' }])(
    'is refused in another form: %j',
    async (persistedQuery) => {
      expect(await send({ extensions: { persistedQuery } })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );

  it('is missing where neither hash nor text came', async () => {
    expect(await send({ variables: {} })).toMatchObject({ status: 400, code: 'QUERY_MISSING' });
    expect(await send({ query: '' })).toMatchObject({ status: 400, code: 'QUERY_MISSING' });
  });
});
