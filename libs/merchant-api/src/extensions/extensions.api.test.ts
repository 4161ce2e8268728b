import { extensionTypeDefs, merchantApiTypeDefs } from '@torg/commerce-sdk/schema';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, graphqlRequest, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { createExtensionSchema } from './create-extension-schema.ts';

const path = '/extensions/graphql';

describeApi('the extensions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it('are served as they are written', () => {
    const plain = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema)).replace(/"""[^"]*"""\n/g, '');
    expect(plain(createExtensionSchema())).toBe(plain(createSchema({ typeDefs: extensionTypeDefs })));
  });

  it('stand apart from the contract: neither schema knows the other', async () => {
    expect(merchantApiTypeDefs).not.toMatch(/Extension|searchSuggestions|channelSettings/);
    const question = '{ questions(alias: "mugg-vit") { count } }';
    expect((await api.query(question)).codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect((await api.queryExtensions('{ channels { id } }')).codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect((await api.queryExtensions(question)).data.questions.count).toBe(0);
  });

  it('want the same key', async () => {
    const body = { query: '{ questions(alias: "mugg-vit") { count } }' };
    const response = await api.fetch(graphqlRequest(body, { 'x-apikey': 'wrong' }, path));
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('keep the same limits', async () => {
    const large = { query: '{ __typename }', variables: { padding: 'x'.repeat(256 * 1024) } };
    expect((await api.fetch(graphqlRequest(large, {}, path))).status).toBe(413);
    const { codes } = await api.queryExtensions('{ __schema { queryType { name } } }');
    expect(new Set(codes)).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED']));
    expect((await api.queryExtensions('{ questions(alias: "x", channelId: "9|xx") { count } }')).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
  });

  it('say how a channel looks, the first where none is named', async () => {
    const ask = async (args: string) => {
      const { data, errors } = await api.queryExtensions(
        `{ channelSettings${args} { channelId theme { name value } } }`,
      );
      expect(errors).toEqual([]);
      return data.channelSettings;
    };
    expect(await ask('')).toEqual({ channelId: '1|se', theme: [] });
    expect(await ask('(channelId: "2|no")')).toEqual({
      channelId: '2|no',
      theme: expect.arrayContaining([{ name: 'radius.card', value: '14px' }]),
    });
    expect((await api.queryExtensions('{ channelSettings(channelId: "9|xx") { channelId } }')).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
  });
});
