import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import { brandPath, categoryPath } from '../catalogue/page-paths.ts';
import { pageAddress, pathWithin } from '../market/page-address.ts';
import type { GeinsMerchantApiQueryWidgetAreaArgs } from '../generated/contract.ts';
import type { RequestScope, ShopView } from '../scope/request-scope.ts';
import { chooseContent, readConditions, type Condition } from './area-conditions.rules.ts';
import type { Container } from './container.ts';
import { pageAliasAt, pathOf } from './content-address.rules.ts';
import type { CollectionHeader } from './content.repository.ts';
import { presentCollection } from './present-collection.ts';
import { hasReferences, type ReferenceTargets } from './references.rules.ts';

/**
 * A page or the content of an area as the contract's PageWidgetCollectionType; null where there is none, as in an area
 * that only a front end knows.
 */
export async function showWidgetArea(args: GeinsMerchantApiQueryWidgetAreaArgs, view: ShopView, scope: RequestScope) {
  const display = readDisplay(args.displaySetting);
  const place = readPlace(args, view);
  const isPreview = args.preview === true;
  if (isPreview && !(await scope.mayPreview())) {
    throw apiError('FORBIDDEN', 'Previews are for editors. Sign in as one, or leave out preview.');
  }
  const header = await findHeader(args, { view, place, isPreview });
  if (!header || !view.shop.isLanguageSpoken) return null;
  const containers = await view.content.containers(header.collectionId);
  const shown = containers.filter(
    ({ responsiveMode }) => !display || responsiveMode === 'all' || responsiveMode === display,
  );
  return presentCollection(header, shown, await targetsOf(shown, view));
}

function readDisplay(displaySetting: string | null | undefined): 'mobile' | 'desktop' | null {
  if (!displaySetting) return null;
  const display = displaySetting.toLowerCase();
  if (display === 'mobile' || display === 'desktop') return display;
  throw badUserInput(`There is no display setting '${displaySetting}'. Known: mobile, desktop.`);
}

/** Where the area stands: what the request says, and the site and language, which it need not say. */
function readPlace({ filters, customerType }: GeinsMerchantApiQueryWidgetAreaArgs, { shop }: ShopView): Condition[] {
  const read = readConditions(filters ?? []);
  if (!read.ok) throw badUserInput(read.reason);
  const { conditions } = read;
  const implied: Condition[] = [
    { key: 'SiteId', value: shop.channel.id },
    { key: 'LanguageId', value: shop.language.id },
    ...(customerType ? [{ key: 'CustomerType', value: customerType } as const] : []),
  ];
  return [...conditions, ...implied.filter(({ key }) => !conditions.some((given) => given.key === key))];
}

async function findHeader(
  { alias, family, areaName, url }: GeinsMerchantApiQueryWidgetAreaArgs,
  { view, place, isPreview }: { view: ShopView; place: readonly Condition[]; isPreview: boolean },
): Promise<CollectionHeader | null> {
  const { content } = view;
  if (alias) return content.pageByAlias(storableText(alias), isPreview);
  if (url) {
    const named = pageAliasAt(pathWithin(view.shop, pathOf(url)));
    return named === null ? null : content.pageByAlias(storableText(named), isPreview);
  }
  if (!family || !areaName) throw badUserInput("Give 'alias', or 'family' with 'areaName', or 'url' of the content.");
  const area = { family: storableText(family), areaName: storableText(areaName) };
  return chooseContent(await content.area(area, isPreview), place);
}

/** The categories and the brands are read where the content leads to one. */
async function targetsOf(containers: readonly Container[], { catalogue, shop }: ShopView): Promise<ReferenceTargets> {
  const tree = hasReferences(containers, 'category') ? await catalogue.categories() : null;
  const brands = hasReferences(containers, 'brand') ? await catalogue.allBrands() : [];
  return {
    categoryPath(categoryId) {
      const alias = tree?.find(categoryId)?.texts.get(shop.language.id)?.alias;
      return alias === undefined ? null : pageAddress(shop, categoryPath(alias));
    },
    brandPath(brandId) {
      const brand = brands.find((one) => one.brandId === brandId);
      return brand ? pageAddress(shop, brandPath(brand.alias)) : null;
    },
  };
}
