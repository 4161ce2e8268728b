import type { DocumentTypeDecoration, TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse, print } from 'graphql';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { TypedDocumentString } from '../index.ts';
import { answeringClient, json } from '../testing/answering-client.ts';

interface ShopName {
  channel: { name: string } | null;
}
interface OfChannel {
  channelId?: string | null;
}

const text = 'query ShopName($channelId: String) { channel(channelId: $channelId) { name } }';
const answer = { channel: { name: 'Torg' } };
const asked = { operationName: 'ShopName', variables: { channelId: '1|se' } };
const oneLine = (written: unknown) => String(written).replace(/\s+/g, ' ').trim();

/** As another project's client preset writes it, with a class of its own. */
class TheirDocumentString<Result, Variables> extends String implements DocumentTypeDecoration<Result, Variables> {
  __apiType?: NonNullable<DocumentTypeDecoration<Result, Variables>['__apiType']>;
  private value: string;

  constructor(value: string) {
    super(value);
    this.value = value;
  }

  override toString(): string & DocumentTypeDecoration<Result, Variables> {
    return this.value;
  }
}

describe('one’s own query', () => {
  it('may be a text, whose answer the call gives a type', async () => {
    const { client, sent } = answeringClient(() => json({ data: answer }));
    const told = await client.request<ShopName>(text, {});
    expectTypeOf(told).toEqualTypeOf<ShopName>();
    expectTypeOf(client.request(text, {})).resolves.toBeUnknown();
    await expect(client.request(text, {})).resolves.toEqual(answer);
    expect(told).toEqual(answer);
    expect(sent[0]?.body).toMatchObject({ ...asked, query: text });
  });

  it('may be a typed text of any codegen', async () => {
    const { client, sent } = answeringClient(() => json({ data: answer }));
    const ours = await client.request(new TypedDocumentString<ShopName, OfChannel>(text), {});
    const theirs = await client.request(
      new TheirDocumentString<ShopName, OfChannel>(text),
      {},
      { fetchPolicy: 'no-store' },
    );
    expectTypeOf(ours).toEqualTypeOf<ShopName>();
    expectTypeOf(theirs).toEqualTypeOf<ShopName>();
    expect(sent.map(({ body }) => body)).toMatchObject([asked, asked]);
  });

  it('may be a document that was parsed, with types or without', async () => {
    const { client, sent } = answeringClient(() => json({ data: answer }));
    const typed = parse(text) as TypedDocumentNode<ShopName, OfChannel>; // as codegen and gql.tada type what they parse
    expectTypeOf(await client.request(typed, {})).toEqualTypeOf<ShopName>();
    expect(sent[0]?.body).toMatchObject({ ...asked, query: text });
    expectTypeOf(client.request(parse(text), {})).resolves.toBeUnknown();
  });

  it('may be a tree without its text, as codegen and gql.tada make it, where the client is told how to print one', async () => {
    const tree = parse(text, { noLocation: true });
    const { client, sent } = answeringClient(() => json({ data: answer }), { print });
    await client.request(tree, {});
    expect(sent[0]?.body).toMatchObject(asked);
    expect(oneLine(sent[0]?.body.query)).toBe(text);
    const { client: other } = answeringClient(() => json({ data: answer }));
    await expect(other.request(tree, {})).rejects.toThrow(/give the client a `print`/);
  });

  it('takes the variables that its type names, and no others', () => {
    const { client } = answeringClient(() => json({ data: answer }));
    const typed = new TypedDocumentString<ShopName, { alias: string }>(text);
    // @ts-expect-error -- the alias is missing
    void client.request(typed, {});
    void client.request(typed, { alias: 'kudde' });
  });

  it('needs no variables where its type wants none', () => {
    const { client } = answeringClient(() => json({ data: answer }), { print });
    const typed = parse(text) as TypedDocumentNode<ShopName, OfChannel>;
    const none = new TheirDocumentString<ShopName, { [key: string]: never }>(text); // as codegen writes none
    const needy = new TheirDocumentString<ShopName, { alias: string }>(text);
    const needyTree = parse(text) as TypedDocumentNode<ShopName, { alias: string }>;
    expectTypeOf(client.request(typed)).resolves.toEqualTypeOf<ShopName>();
    expectTypeOf(client.request(none)).resolves.toEqualTypeOf<ShopName>();
    expectTypeOf(client.request(new TypedDocumentString<ShopName, OfChannel>(text))).resolves.toEqualTypeOf<ShopName>();
    expectTypeOf(client.request<ShopName>(text)).resolves.toEqualTypeOf<ShopName>();
    expectTypeOf(client.request(text)).resolves.toBeUnknown();
    expectTypeOf(client.request(parse(text))).resolves.toBeUnknown();
    void client.request(typed, { channelId: '1|se' }, { fetchPolicy: 'no-store' });
    void client.request(typed, undefined, { fetchPolicy: 'no-store' });
    // @ts-expect-error -- a variable that it does not name
    void client.request(typed, { chanelId: '1|se' });
    // @ts-expect-error -- the alias is missing
    void client.request(needy);
    // @ts-expect-error -- the alias is missing
    void client.request(needyTree);
    // @ts-expect-error -- the alias is missing
    void client.request(needyTree, {});
    // @ts-expect-error -- the alias is missing
    void client.request(needy, undefined, { fetchPolicy: 'no-store' });
  });

  it('that holds what no document has is refused, and nothing is sent', async () => {
    const { client, sent } = answeringClient(() => json({ data: answer }), { print });
    const broken = { kind: 'Document', definitions: [{ kind: 'Nonsense' }] };
    await expect(client.request(broken as never, {})).rejects.toMatchObject({ name: 'InvalidOperationError' });
    expect(sent).toEqual([]);
  });
});
