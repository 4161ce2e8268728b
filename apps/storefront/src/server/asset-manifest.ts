import { fontsSource } from '../config/late-sheets.ts';
import type { PageName } from '../page/page-names.ts';
import { pageTexts } from '../routes/pages.ts';
import type { StyleRule } from './rendering/style-rule.ts';

/** One entry of Vite's client manifest, as far as it is read here. */
interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
}

export type ClientManifest = Readonly<Record<string, ManifestChunk>>;

/** The rules of each style sheet of the build, by its path. */
export type StyleSheets = Readonly<Record<string, readonly StyleRule[]>>;

/** What a page's document links to. */
export interface PageAssets {
  /** The one script that runs before somebody does something. It fetches the others. */
  boot: string;
  entry: string;
  styles: readonly string[];
  /** The style sheet of all fonts; empty where the others hold them. */
  fonts: string;
  /** What stands in all of these. */
  rules: readonly StyleRule[];
  /** What the boot script fetches: the entry, and all that the page will import. */
  scripts: readonly string[];
  /** Those of them that come from npm, in which no page differs: what is fetched before somebody does something. */
  libraries: readonly string[];
  /** The script that measures how quick the document is; empty where nothing does. */
  vitals: string;
  icon: string;
  /** Markup that only the development server adds. */
  development: string;
}

/** What a page's document links to in a language; null is a page that failed. */
export type AssetLookup = (page: PageName | null, locale: string) => PageAssets;

const entrySource = 'src/client/main.tsx';
const vitalsSource = 'src/client/measure-vitals.ts';
const bootSource = 'src/client/boot/boot.ts';

/** The module of a page as Vite names it: that of `accountOrders` is `account-orders.route.tsx`, in its feature. */
function pageSource(manifest: ClientManifest, page: PageName): string {
  const file = `/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.route.tsx`;
  const source = Object.keys(manifest).find((name) => name.endsWith(file));
  if (source === undefined) throw new Error(`The client build has no ${file.slice(1)} for the page ${page}`);
  return source;
}

/** The modules whose code comes after what asks for it; what they render is in the document, and styled there. */
function partSources(manifest: ClientManifest, sources: readonly string[]): readonly string[] {
  const asked = sources.flatMap((source) => manifest[source]?.dynamicImports ?? []);
  return asked.filter((source) => source.endsWith('.part.ts'));
}

/** The modules of a page's texts: those of the frame, and its own. */
function textSources(manifest: ClientManifest, page: PageName | null, locale: string): readonly string[] {
  const files = [locale, ...(page ? pageTexts(page) : []).map((namespace) => `${locale}/${namespace}`)];
  return Object.keys(manifest).filter((name) => files.some((file) => name.endsWith(`/compiled/${file}.ts`)));
}

function withImports(manifest: ClientManifest, source: string, seen: Set<string>): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return seen;
  seen.add(source);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** Every module that a first visit to a page runs, in the order of need: the entry first. */
function firstLoadSources(manifest: ClientManifest, page: PageName | null, locale: string): readonly string[] {
  const sources = new Set<string>();
  const own = page ? [pageSource(manifest, page)] : [];
  for (const source of [entrySource, ...own, ...textSources(manifest, page, locale)]) {
    withImports(manifest, source, sources);
  }
  return [...sources];
}

/** The style sheets of some modules, those of what a module imports before its own. */
function stylesOf(manifest: ClientManifest, sources: readonly string[]): readonly string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const add = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const imported of manifest[source]?.imports ?? []) add(imported);
    for (const style of manifest[source]?.css ?? []) styles.add(`/${style}`);
  };
  for (const source of sources) add(source);
  return [...styles];
}

/** Reads from the client build what each page's document should link to. */
export function createAssetLookup(manifest: ClientManifest, sheets: StyleSheets): AssetLookup {
  const entryFile = manifest[entrySource]?.file;
  const bootFile = manifest[bootSource]?.file;
  if (entryFile === undefined || bootFile === undefined)
    throw new Error('The client build is missing its entries: run the build again');
  const fileOf = (source: string) => `/${manifest[source]?.file ?? ''}`;
  const fonts = manifest[fontsSource] ? fileOf(fontsSource) : '';
  const known = new Map<string, PageAssets>();

  function assetsOf(page: PageName | null, locale: string): PageAssets {
    const sources = firstLoadSources(manifest, page, locale);
    const styles = stylesOf(manifest, [...sources, ...partSources(manifest, sources)]);
    return {
      boot: `/${bootFile}`,
      entry: `/${entryFile}`,
      styles,
      fonts,
      rules: [fonts, ...styles].flatMap((style) => sheets[style] ?? []),
      scripts: sources.map(fileOf),
      libraries: sources.filter((source) => manifest[source]?.name === 'libraries').map(fileOf),
      vitals: fileOf(vitalsSource),
      icon: '/icon.svg',
      development: '',
    };
  }

  return (page, locale) => {
    const key = `${page ?? 'none'} ${locale}`;
    const assets = known.get(key) ?? assetsOf(page, locale);
    known.set(key, assets);
    return assets;
  };
}
