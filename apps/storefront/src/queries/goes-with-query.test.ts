import { QueryClient } from '@tanstack/react-query';
import { createCommerceClient } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import { goesWithQuery } from './goes-with-query.ts';

const priceOf = (kronor: number) => ({ sellingPriceIncVat: kronor, regularPriceIncVat: kronor });
const related = (alias: string, ...productIds: number[]) => ({
  ...{ alias, name: alias, unitPrice: priceOf(100) },
  skus: productIds.map((productId) => ({ skuId: productId, productId })),
});
const listed = (productId: number) => ({
  ...{ productId, alias: `p${productId}`, name: `p${productId}`, unitPrice: priceOf(90) },
});

/** Asks what goes with a mug of an API, and notes the lists that it is asked for. */
async function ask(goods: readonly object[], list: () => object | null) {
  const asked: unknown[] = [];
  const commerce = createCommerceClient({
    ...{ apiKey: 'key', endpoint: 'https://api.example/graphql', cache: null, retries: 0 },
    scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
    async fetch(input, init) {
      const { operationName, variables } = await new Request(input, init).json();
      if (operationName === 'RelatedProducts') return Response.json({ data: { relatedProducts: goods } });
      asked.push([variables.filter?.productIds, variables.take]);
      return Response.json({ data: { products: list() } });
    },
  });
  const told = await new QueryClient()
    .fetchQuery({ ...goesWithQuery(commerce, 'mugg'), retry: false })
    .catch(() => null);
  return { asked, told: told?.map(({ alias, listed: of }) => [alias, of && of.price?.selling.incVat]) ?? null };
}

it('asks lists once for each product that has a number, and tells the rest without them', async () => {
  const goods = [related('fat', 7), related('fat-igen', 7, 8), related('utan-storlek')];
  const { asked, told } = await ask(goods, () => ({ count: 1, products: [listed(7)] }));
  expect(asked).toEqual([[[7], 1]]);
  expect(told).toEqual([
    ['fat', 9000],
    ['fat-igen', 9000],
    ['utan-storlek', null],
  ]);
});

it('asks for no list of everything where no product has a number', async () => {
  const { asked, told } = await ask([related('utan-storlek')], () => ({ count: 1, products: [listed(7)] }));
  expect([asked, told]).toEqual([[], [['utan-storlek', null]]]);
});

it('tells nothing where the lists cannot be asked, as prices may not stand alone', async () => {
  expect((await ask([related('fat', 7)], () => null)).told).toBeNull();
});
