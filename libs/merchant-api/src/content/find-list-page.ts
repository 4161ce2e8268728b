import type { BrandRecord } from '../catalogue/brand.repository.ts';
import type { CategoryRecord } from '../catalogue/category-tree.ts';
import type { CampaignPage } from '../campaign/campaign-page.ts';
import { storableText } from '../database/storable-text.ts';
import { pathWithin } from '../market/page-address.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { pathOf, stepsOf } from './content-address.rules.ts';
import type { ListPageRecord } from './list-page.repository.ts';

/** What a list shows. */
export type ListPlace =
  | { kind: 'default' }
  | { kind: 'category'; category: CategoryRecord }
  | { kind: 'brand'; brand: BrandRecord }
  | { kind: 'campaign'; campaign: CampaignPage }
  | { kind: 'list'; page: ListPageRecord }
  | { kind: 'missing'; alias: string };

/** Finds the list that an alias or an address names. An alias is a category's first, then a brand's, a list's own, a campaign's. */
export async function findListPage(
  { alias, url }: { alias?: string | null | undefined; url?: string | null | undefined },
  view: ShopView,
): Promise<ListPlace> {
  if (alias) return (await named(alias, view)) ?? { kind: 'missing', alias };
  return url ? atAddress(url, view) : { kind: 'default' };
}

async function named(alias: string, view: ShopView): Promise<ListPlace | null> {
  return (
    (await categoryPlace(alias, view)) ??
    (await brandPlace(alias, view)) ??
    (await ownPlace(alias, null, view)) ??
    (await campaignPlace(alias, view))
  );
}

/** A list stands at its own path; front ends also ask by an alias alone, and by `/l/`, which is a list of any kind. */
async function atAddress(url: string, view: ShopView): Promise<ListPlace> {
  const path = pathWithin(view.shop, pathOf(url));
  const steps = stepsOf(path);
  const missing = { kind: 'missing', alias: steps?.at(-1) ?? '' } as const;
  if (!steps) return missing;
  const [kind, ...rest] = steps;
  const last = rest.at(-1);
  if (kind === undefined) return { kind: 'default' };
  if (kind === 'c' && last !== undefined) return (await categoryPlace(last, view)) ?? missing;
  if (kind === 'b' && last !== undefined) return (await brandPlace(last, view)) ?? missing;
  if (kind === 'dc' && last !== undefined) return (await campaignPlace(last, view)) ?? missing;
  if (kind === 'l' && last !== undefined) return (await named(last, view)) ?? missing;
  const own = await ownPlace(null, path, view);
  return own ?? (rest.length === 0 ? await named(kind, view) : null) ?? missing;
}

async function categoryPlace(alias: string, { catalogue, shop }: ShopView): Promise<ListPlace | null> {
  const category = (await catalogue.categories()).findByAlias(alias, shop.language.id);
  return category?.texts.has(shop.language.id) ? { kind: 'category', category } : null;
}

async function brandPlace(alias: string, { catalogue }: ShopView): Promise<ListPlace | null> {
  const brand = (await catalogue.allBrands()).find((candidate) => candidate.alias === alias);
  return brand ? { kind: 'brand', brand } : null;
}

async function campaignPlace(alias: string, { content, shop }: ShopView): Promise<ListPlace | null> {
  const campaign = await content.campaignByAlias(storableText(alias));
  return campaign?.texts.has(shop.language.id) ? { kind: 'campaign', campaign } : null;
}

/** A list of its own, by alias or path in any language, so that a foreign address is found. */
async function ownPlace(alias: string | null, path: string | null, { content }: ShopView): Promise<ListPlace | null> {
  const pages = (await content.listPages()).filter(({ kind }) => kind === 'list');
  const page = pages.find(({ texts }) =>
    texts.some((text) => (alias !== null && text.alias === alias) || (path !== null && text.path === path)),
  );
  return page ? { kind: 'list', page } : null;
}
