import { describe, expect, it } from 'vitest';
import { TypedDocumentString } from '../generated/graphql.ts';
import { json, swedishScope } from '../testing/answering-client.ts';
import { createCommerceClient } from './create-commerce-client.ts';

const sendPictures = new TypedDocumentString<unknown, object>(
  'mutation Send($review: ReviewInput!, $languageId: String) { send(review: $review, languageId: $languageId) }',
);
const seePictures = new TypedDocumentString<unknown, object>(
  'query Like($picture: Upload!) { like(picture: $picture) }',
);
const picture = new File(['kudde'], 'kudde.webp', { type: 'image/webp' });
const other = new Blob(['filt']);

/** A client, and the requests that a server would receive of it. */
function receivingShop() {
  const received: Request[] = [];
  const client = createCommerceClient({
    endpoint: 'https://shop.test/graphql',
    apiKey: 'a-key',
    scope: swedishScope,
    persistedQueries: true,
    fetch: async (input, init) => {
      received.push(new Request(input, init));
      return json({ data: {} });
    },
  });
  return { client, received };
}

describe('a request with files among its variables', () => {
  it('is a form with the operation, a map, and each file', async () => {
    const { client, received } = receivingShop();
    const review = { text: 'Mjuk', pictures: [picture, other] };
    await client.request(sendPictures, { review });
    expect(received[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await received[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['operations', 'map', '0', '1']);
    expect(JSON.parse(String(form?.get('operations')))).toEqual({
      operationName: 'Send',
      variables: { languageId: 'sv-SE', review: { text: 'Mjuk', pictures: [null, null] } },
      query: String(sendPictures),
    });
    expect(JSON.parse(String(form?.get('map')))).toEqual({
      0: ['variables.review.pictures.0'],
      1: ['variables.review.pictures.1'],
    });
    expect(form?.get('0')).toMatchObject({ name: 'kudde.webp', type: 'image/webp', size: 5 });
    expect(form?.get('1')).toMatchObject({ size: 4 });
  });

  it('carries a file once that stands in two places', async () => {
    const { client, received } = receivingShop();
    await client.request(sendPictures, { review: { cover: picture, pictures: [picture] } });
    const form = await received[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(String(form?.get('map')))).toEqual({
      0: ['variables.review.cover', 'variables.review.pictures.0'],
    });
  });

  it('carries the text of its query, also where queries are sent by their hash', async () => {
    const { client, received } = receivingShop();
    await client.request(seePictures, { picture });
    const form = await received[0]?.formData();
    expect(JSON.parse(String(form?.get('operations')))).toEqual({
      operationName: 'Like',
      variables: { picture: null },
      query: String(seePictures),
    });
  });

  it('is neither shared nor kept, since nothing tells two files apart', async () => {
    const { client, received } = receivingShop();
    await Promise.all([client.request(seePictures, { picture }), client.request(seePictures, { picture: other })]);
    await client.request(seePictures, { picture });
    expect(received).toHaveLength(3);
  });
});
