import type { VatView } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { href, type Locale } from '@torg/market-routing';
import type { ListedCard } from '@torg/stores';
import type { Suggestion } from '@torg/ui/search-combobox';
import { amountInView } from '../../display/amount-in-view.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import type { SearchShortcut } from '../../queries/search-menu-queries.ts';
import type { SearchedProduct } from './searched-products.ts';
import type { ShopSuggestions } from './suggestions-query.ts';

/** A suggestion with where it leads. */
interface LinkedSuggestion extends Suggestion {
  href: string;
  /** What analytics are told of a product. */
  card?: ListedCard;
}

export interface LinkedGroup {
  id: string;
  heading: string;
  suggestions: readonly LinkedSuggestion[];
}

/** For whom suggestions are written. */
export interface SuggestionViewer {
  t: Translate;
  locale: Locale;
  vatView: VatView;
  imageBase: string;
}

/** How many of each kind are shown: all of them together are seen without scrolling on a usual screen. */
const most: Readonly<Record<string, number>> = { pages: 2, phrases: 4, products: 4, categories: 3, brands: 2 };

/** What is suggested for letters that were typed. */
export function foundGroups(
  { products, categories, brands, phrases }: ShopSuggestions,
  pages: readonly SearchShortcut[],
  viewer: SuggestionViewer,
): LinkedGroup[] {
  const { t, vatView, imageBase } = viewer;
  const place = (kind: string) => (named: { id: number; name: string; canonicalUrl: string }) => ({
    id: `${kind}-${named.id}`,
    label: named.name,
    href: named.canonicalUrl,
  });
  return [
    { id: 'phrases', heading: t('search.suggestions.phrases'), suggestions: queries('phrase', phrases, viewer) },
    {
      id: 'products',
      heading: t('search.suggestions.products'),
      suggestions: products.map((product) => {
        const { productId, name, canonicalUrl, brandName, imageFileName, formattedPrice } = product;
        return {
          id: `product-${productId}`,
          label: name,
          detail: brandName,
          href: canonicalUrl,
          card: cardOf(product),
          picture: imageFileName === null ? null : thumbnailView(imageBase, { fileName: imageFileName }).src,
          ...(formattedPrice && { price: amountInView(formattedPrice[vatView], vatView, t) }),
        };
      }),
    },
    {
      id: 'categories',
      heading: t('search.suggestions.categories'),
      suggestions: categories.filter(isPlace).map(place('category')),
    },
    { id: 'brands', heading: t('search.suggestions.brands'), suggestions: brands.filter(isPlace).map(place('brand')) },
    {
      id: 'pages',
      heading: t('search.suggestions.pages'),
      suggestions: pages.map(({ label, href: path }) => ({ id: `page-${path}`, label, href: path })),
    },
  ].map((group) => ({ ...group, suggestions: group.suggestions.slice(0, most[group.id]) }));
}

/** What is suggested before anything is typed: what this browser searched for, and what many search for. */
export function idleGroups(
  { past, popular }: { past: readonly string[]; popular: readonly string[] },
  viewer: Pick<SuggestionViewer, 't' | 'locale'>,
): LinkedGroup[] {
  const { t } = viewer;
  return [
    { id: 'past', heading: t('search.suggestions.past'), suggestions: queries('past', past, viewer) },
    { id: 'popular', heading: t('search.suggestions.popular'), suggestions: queries('popular', popular, viewer) },
  ];
}

function cardOf({ productId, name, brandName, trackingCode }: SearchedProduct): ListedCard {
  const card = { productId, name, brand: brandName, category: '', variant: '', price: null };
  return { ...card, ...(trackingCode !== undefined && { trackingCode }) };
}

/** A place without an address leads nowhere. */
function isPlace({ canonicalUrl }: { canonicalUrl: string }): boolean {
  return canonicalUrl !== '';
}

function queries(kind: string, texts: readonly string[], { locale }: Pick<SuggestionViewer, 'locale'>) {
  return texts.map((text) => ({
    id: `${kind}-${text}`,
    label: text,
    query: text,
    href: href(locale, 'search', { search: text }),
  }));
}
