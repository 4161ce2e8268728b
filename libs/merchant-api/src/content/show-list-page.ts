import type { CampaignPage } from '../campaign/campaign-page.ts';
import { campaignPath } from '../catalogue/page-paths.ts';
import { presentBrand } from '../catalogue/present-brand.ts';
import { presentAlternatives } from '../catalogue/present-alternatives.ts';
import { presentCategory } from '../catalogue/present-category.ts';
import { pageAddress } from '../market/page-address.ts';
import type { GeinsMerchantApiQueryListPageInfoArgs } from '../generated/contract.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { findListPage, type ListPlace } from './find-list-page.ts';
import { listFigures } from './list-figures.ts';
import { fillListMeta, type ListFacts } from './list-meta.ts';
import { mergedListPage, type ListPageContent } from './list-page.rules.ts';
import { presentMeta } from './present-meta.ts';

/** Which list a request asks about; without either it asks what the site says where nothing else is said. */
export type ListPageArguments = Pick<GeinsMerchantApiQueryListPageInfoArgs, 'alias' | 'url'>;

/** What the page of a list says, as the contract's PageInfoType. A list that does not exist has the id 0. */
export async function showListPage(args: ListPageArguments, view: ShopView) {
  const place: ListPlace = view.shop.isLanguageSpoken
    ? await findListPage(args, view)
    : { kind: 'missing', alias: args.alias ?? '' };
  if (place.kind === 'missing') return missingPage(place.alias);
  const content = mergedListPage(place, await view.content.listPages(), view.shop.language.id);
  const own = await ownFacts(place, content, view);
  const { alternativeUrls } = own;
  return {
    id: own.id,
    alias: own.alias,
    name: own.name,
    canonicalUrl: own.canonicalUrl,
    alternativeUrls,
    alternativeCanonicalUrls: () => alternativeUrls().map(({ url }) => url),
    primaryImage: content.primaryImage ?? own.primaryImage,
    backgroundImage: content.backgroundImage ?? own.backgroundImage,
    logo: content.logo ?? own.logo,
    hideTitle: content.hidesTitle,
    hideDescription: content.hidesDescription,
    primaryDescription: own.description,
    secondaryDescription: content.secondaryDescription ?? own.secondaryDescription,
    meta: () => metaOf(place, content, own, view),
    subCategories: () => subCategories(place, view),
  };
}

function missingPage(alias: string) {
  return {
    ...nothingMore,
    id: 0,
    alias,
    name: '',
    canonicalUrl: null,
    alternativeUrls: null,
    alternativeCanonicalUrls: null,
    hideTitle: false,
    hideDescription: false,
    primaryDescription: null,
    meta: null,
    subCategories: [],
  };
}

interface OwnPictures {
  primaryImage: string | null;
  backgroundImage: string | null;
  logo: string | null;
}

const nothingMore = { primaryImage: null, backgroundImage: null, logo: null, secondaryDescription: null };

type Alternatives = ReturnType<typeof presentAlternatives>;

/** What is known of a list without a text written for its page; pictures are file names. */
interface OwnFacts extends OwnPictures {
  id: number;
  alias: string;
  name: string;
  description: string | null;
  secondaryDescription: string | null;
  canonicalUrl: string | null;
  alternativeUrls(): Alternatives;
}

/** What is known of the list by what it shows; texts written for its page come first. */
async function ownFacts(place: Exclude<ListPlace, { kind: 'missing' }>, content: ListPageContent, view: ShopView) {
  const own = await factsOf(place, content, view);
  return { ...own, name: content.name ?? own.name, description: content.primaryDescription ?? own.description };
}

async function factsOf(
  place: Exclude<ListPlace, { kind: 'missing' }>,
  content: ListPageContent,
  view: ShopView,
): Promise<OwnFacts> {
  const { channels, shop } = view;
  switch (place.kind) {
    case 'category': {
      const category = presentCategory(place.category, view);
      if (!category) throw new Error('A category was found that is not written in the language');
      return { ...nothingMore, ...category, id: category.categoryId };
    }
    case 'brand':
      return { ...presentBrand(place.brand, view), id: place.brand.brandId };
    case 'campaign':
      return campaignFacts(place.campaign, view);
    case 'list':
    case 'default': {
      const pathIn = (languageId: string) =>
        place.kind === 'default'
          ? '/'
          : (place.page.texts.find((text) => text.languageId === languageId)?.path ?? null);
      const path = pathIn(shop.language.id);
      return {
        ...nothingMore,
        id: content.listPageId,
        alias: content.alias ?? '',
        name: '',
        description: null,
        canonicalUrl: path === null ? null : pageAddress(shop, path),
        alternativeUrls: () => presentAlternatives(channels, pathIn),
      };
    }
  }
}

function campaignFacts({ campaignId, texts }: CampaignPage, { shop, channels }: ShopView): OwnFacts {
  const text = texts.get(shop.language.id);
  if (!text) throw new Error('A campaign was found that is not written in the language');
  const pathIn = (languageId: string) => {
    const alias = texts.get(languageId)?.alias;
    return alias === undefined ? null : campaignPath(alias);
  };
  return {
    ...nothingMore,
    ...text,
    id: campaignId,
    canonicalUrl: pageAddress(shop, campaignPath(text.alias)),
    alternativeUrls: () => presentAlternatives(channels, pathIn),
  };
}

async function metaOf(
  place: ListPlace,
  content: ListPageContent,
  { name, description }: Pick<OwnFacts, 'name' | 'description'>,
  view: ShopView,
) {
  const facts: ListFacts = {
    name,
    description: description ?? '',
    category: place.kind === 'category' ? name : '',
    brand: place.kind === 'brand' ? name : '',
  };
  const figures = listFigures(place, view);
  const fill = (template: string | null) => (template === null ? null : fillListMeta(template, facts, figures));
  const [title, text] = await Promise.all([fill(content.metaTitle), fill(content.metaDescription)]);
  return presentMeta({ title, description: text });
}

async function subCategories(place: ListPlace, view: ShopView) {
  if (place.kind !== 'category') return [];
  const children = (await view.catalogue.categories()).children(place.category.categoryId);
  return children.filter(({ isHidden }) => !isHidden).flatMap((child) => presentCategory(child, view) ?? []);
}
