import { groupBy } from '../database/group-by.ts';

/** What a category is called in one language. */
export interface CategoryText {
  alias: string;
  name: string;
  description: string;
  secondaryDescription: string | null;
}

export interface CategoryRecord {
  categoryId: number;
  /** 0 for a root. */
  parentCategoryId: number;
  position: number;
  isHidden: boolean;
  primaryImage: string | null;
  backgroundImage: string | null;
  /** Number and path of Google's product taxonomy; null where it is not known. */
  googleTaxonomy: { id: number; path: string } | null;
  /** By language id. */
  texts: ReadonlyMap<string, CategoryText>;
}

/** All categories of the shop and how they hang together. */
export interface CategoryTree {
  find(categoryId: number): CategoryRecord | null;
  /** The category that an alias names: in the asked language first, else in any, so that a foreign address is found. */
  findByAlias(alias: string, languageId: string): CategoryRecord | null;
  /** In the order of the shop, parents before their children. */
  all(): readonly CategoryRecord[];
  children(categoryId: number): readonly CategoryRecord[];
  /** From the root down to the category itself; empty where it does not exist. */
  path(categoryId: number): readonly CategoryRecord[];
  /** The ids of the category and of all below it. */
  withDescendants(categoryId: number): readonly number[];
}

/** Builds the tree from its records. A record whose parent is missing does not appear. */
export function createCategoryTree(records: readonly CategoryRecord[]): CategoryTree {
  const byId = new Map(records.map((record) => [record.categoryId, record]));
  const sorted = [...records].sort((a, b) => a.position - b.position || a.categoryId - b.categoryId);
  const childrenOf = groupBy(sorted, ({ parentCategoryId }) => parentCategoryId);

  const children = (categoryId: number) => childrenOf.get(categoryId) ?? [];
  const below = (categoryId: number): CategoryRecord[] =>
    children(categoryId).flatMap((child) => [child, ...below(child.categoryId)]);
  const path = (categoryId: number): CategoryRecord[] => {
    const own = byId.get(categoryId);
    return own ? [...path(own.parentCategoryId), own] : [];
  };

  return {
    find: (categoryId) => byId.get(categoryId) ?? null,
    findByAlias(alias, languageId) {
      const inLanguage = sorted.find(({ texts }) => texts.get(languageId)?.alias === alias);
      return inLanguage ?? sorted.find(({ texts }) => [...texts.values()].some((text) => text.alias === alias)) ?? null;
    },
    all: () => below(0),
    children,
    path,
    withDescendants: (categoryId) => [categoryId, ...below(categoryId).map((category) => category.categoryId)],
  };
}
