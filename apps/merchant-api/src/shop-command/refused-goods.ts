import { refused, type CommandOutcome } from './shop-command.ts';

/** Why a command found no product, or none in a market. */
type NotFound = { kind: 'unknown-product' | 'unknown-market' } | { kind: 'ambiguous'; aliases: readonly string[] };

/** Tells which product or market a command named wrongly, and how to name it. */
export function refusedGoods(
  found: NotFound,
  { product, marketId }: { product: string; marketId: string },
): CommandOutcome {
  switch (found.kind) {
    case 'unknown-product':
      return refused(`There is no product '${product}'. Give an alias from its address, or an article number.`);
    case 'ambiguous':
      return refused(`'${product}' means several products: ${found.aliases.join(', ')}. Give an article number.`);
    case 'unknown-market':
      return refused(`There is no market '${marketId}'. Give one such as se or no.`);
  }
}
