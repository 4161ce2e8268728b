import { packagePrice, type PackageOption, type PackagePrice, type Price } from '@torg/commerce-sdk/domain';
import type { GroupPick } from './package-picks.ts';

type Picked = Pick<GroupPick, 'group' | 'option' | 'problem'>;

/** What a package comes to with what is picked, by the rule of the cart; null while something must be picked yet. */
export function packageTotal(own: Price, picks: readonly Picked[]): PackagePrice | null {
  if (picks.some(({ option, problem }) => option === null && problem !== null)) return null;
  return packagePrice(
    own,
    picks.flatMap(({ option }) => (option ? [partOf(option)] : [])),
  );
}

/** The same with another option in one group; null picks nothing there. */
export function totalWith(
  own: Price,
  picks: readonly Picked[],
  { group, option }: Pick<GroupPick, 'group' | 'option'>,
): PackagePrice | null {
  const others = picks.map((pick) =>
    pick.group === group ? { group, option, problem: option || !group.required ? null : ('choice' as const) } : pick,
  );
  return packageTotal(own, others);
}

function partOf({ product, quantity }: PackageOption) {
  return { price: product.price, quantity };
}
