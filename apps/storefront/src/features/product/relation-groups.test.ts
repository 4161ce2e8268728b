import { expect, it } from 'vitest';
import type { RelatedProduct } from '@torg/commerce-sdk/domain';
import { relationGroups } from './relation-groups.ts';

function related(alias: string, relationType: string, { total = 3, price = {} as RelatedProduct['price'] } = {}) {
  const stock = { inStock: total, oversellable: 0, static: 0, total };
  return { alias, relationType, price, skus: [{ stock }] } as unknown as RelatedProduct; // all that is looked at
}

const aliases = (told: readonly RelatedProduct[], count = 4) =>
  relationGroups(told, 'mug', count).map(({ kind, products }) => [kind, products.map(({ alias }) => alias)]);

it('keeps accessories apart from what could be bought instead', () => {
  const told = [related('bowl', 'RELATED'), related('cup', 'SIMILAR'), related('coffee', 'ACCESSORIES')];
  expect(aliases(told)).toEqual([
    ['accessories', ['coffee']],
    ['related', ['bowl']],
    ['similar', ['cup']],
  ]);
});

it("counts a relation in the account's own words among what goes with it", () => {
  expect(aliases([related('tray', 'SET')])).toEqual([['related', ['tray']]]);
});

it('names nothing twice, not the product itself, and nothing that cannot be bought', () => {
  const told = [
    ...[related('tea', 'ACCESSORIES'), related('tea', 'ACCESSORIES'), related('tea', 'SIMILAR')],
    ...[
      related('mug', 'SIMILAR'),
      related('gone', 'RELATED', { total: 0 }),
      related('free', 'RELATED', { price: null }),
    ],
  ];
  expect(aliases(told)).toEqual([['accessories', ['tea']]]);
});

it('shows the first few of each kind', () => {
  expect(
    aliases(
      ['a', 'b', 'c'].map((alias) => related(alias, 'SIMILAR')),
      2,
    ),
  ).toEqual([['similar', ['a', 'b']]]);
});
