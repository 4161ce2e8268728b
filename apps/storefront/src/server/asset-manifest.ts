import type { PageName } from '../routes/pages.ts';

/** One entry of Vite's client manifest, as far as it is read here. */
interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
}

export type ClientManifest = Readonly<Record<string, ManifestChunk>>;

/** What a page's document links to. */
export interface PageAssets {
  entry: string;
  styles: readonly string[];
  fonts: readonly string[];
  /** Scripts to fetch ahead: those the page will import. */
  scripts: readonly string[];
  icon: string;
  /** Markup that only the development server adds. */
  development: string;
}

const entrySource = 'src/client/main.tsx';

/** The module of each page, by route name, as Vite names it. */
const pageSources: Readonly<Record<PageName, string>> = {
  home: 'src/routes/home.route.tsx',
  category: 'src/routes/category.route.tsx',
  brand: 'src/routes/brand.route.tsx',
  product: 'src/routes/product.route.tsx',
  package: 'src/routes/product.route.tsx',
  productByAlias: 'src/routes/product-by-alias.route.tsx',
  news: 'src/routes/news.route.tsx',
  search: 'src/routes/search.route.tsx',
  cart: 'src/routes/cart.route.tsx',
  account: 'src/routes/account.route.tsx',
  accountOrders: 'src/routes/account-orders.route.tsx',
  accountSettings: 'src/routes/account-settings.route.tsx',
  accountBalance: 'src/routes/account-balance.route.tsx',
  checkoutFailed: 'src/routes/checkout-failed.route.tsx',
  favourites: 'src/routes/favourites.route.tsx',
  brands: 'src/routes/brands.route.tsx',
  campaign: 'src/routes/described-lists.route.tsx',
  list: 'src/routes/list.route.tsx',
  selection: 'src/routes/described-lists.route.tsx',
  content: 'src/routes/content.route.tsx',
  previewWidgets: 'src/routes/content.route.tsx',
  contentAtRoot: 'src/routes/content.route.tsx',
};

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageSources, name);
}

function withImports(manifest: ClientManifest, source: string, seen: Set<string>): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return seen;
  seen.add(source);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** Every script that a first visit to a page runs, in the order of need: the entry first. */
function firstLoadScripts(manifest: ClientManifest, routeName: string, locale: string): readonly string[] {
  const sources = new Set<string>();
  const messages = Object.keys(manifest).find((source) => source.endsWith(`/compiled/${locale}.ts`));
  const page = isPageName(routeName) ? pageSources[routeName] : undefined;
  for (const source of [entrySource, page, messages]) {
    if (source) withImports(manifest, source, sources);
  }
  return [...sources].map((source) => `/${manifest[source]?.file ?? ''}`);
}

/** Reads from the client build what each page's document should link to. */
export function createAssetLookup(manifest: ClientManifest): (routeName: string, locale: string) => PageAssets {
  const entry = manifest[entrySource];
  if (!entry) throw new Error('The client build is missing its entry: run the build again');
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
  const unique = (pattern: RegExp) =>
    [...new Set(files.filter((file) => pattern.test(file)))].map((file) => `/${file}`);
  const styles = unique(/\.css$/);
  const fonts = unique(/source-sans-3-latin-(400|600)-normal.*\.woff2$/);
  const known = new Map<string, PageAssets>();
  return (routeName, locale) => {
    const key = `${routeName} ${locale}`;
    const assets = known.get(key) ?? {
      entry: `/${entry.file}`,
      styles,
      fonts,
      scripts: firstLoadScripts(manifest, routeName, locale),
      icon: '/icon.svg',
      development: '',
    };
    known.set(key, assets);
    return assets;
  };
}
