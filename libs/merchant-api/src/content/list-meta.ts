import type { ListFigures } from './list-figures.ts';
import { fillMetaText, firstSentence, plainText, tokensOf, type MetaToken } from './meta-text.rules.ts';

/** What the texts of a list may name beside its figures. */
export interface ListFacts {
  name: string;
  description: string;
  category: string;
  brand: string;
}

/** Fills a template with the facts and figures of a list. What belongs to a single product (`pid`) stays empty. */
export async function fillListMeta(template: string, facts: ListFacts, figures: ListFigures): Promise<string> {
  const filled = tokensOf(template).map(async (token) => [token, await valueOf(token, facts, figures)] as const);
  const values: Partial<Record<MetaToken, string>> = Object.fromEntries(await Promise.all(filled));
  return fillMetaText(template, values);
}

function valueOf(token: MetaToken, facts: ListFacts, figures: ListFigures): string | Promise<string> {
  switch (token) {
    case 'count':
      return figures.count();
    case 'pmin':
    case 'price':
      return figures.lowestPrice();
    case 'pmax':
      return figures.highestPrice();
    case 'name':
      return facts.name;
    case 'dlong':
      return plainText(facts.description);
    case 'dshort':
      return firstSentence(facts.description);
    case 'category':
      return facts.category;
    case 'brand':
      return facts.brand;
    case 'pid':
      return '';
  }
}
