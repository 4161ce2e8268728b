import { componentFacts, guidanceFiles } from '../component-facts.ts';
import type { Guidance } from '../src/guides/guidance.ts';

/** Pages of the shop, by a story of each, and the words that somebody looks for them with. */
export const storiesAsked: Readonly<Record<string, readonly string[]>> = {
  'pages-account--desktop': ['mina sidor', 'min side', 'my pages', 'profile', 'settings'],
  'pages-after-the-purchase--withdraw': ['withdraw', 'return', 'ångra köp', 'angre kjøp', 'retur'],
  'pages-after-the-purchase--find-order': ['track', 'order status', 'spåra', 'spor'],
  'pages-brands--desktop': ['varumärken', 'merker', 'brand register'],
  'pages-cart--desktop': ['varukorg', 'kundvagn', 'handlekurv', 'basket', 'bag'],
  'pages-checkout--desktop': ['kassa', 'kasse', 'payment', 'betala', 'betale'],
  'pages-confirmation--desktop': ['thank you', 'receipt', 'orderbekräftelse', 'ordrebekreftelse', 'tack', 'takk'],
  'pages-errors--missing': ['404', 'not found', '500', 'offline', 'finns inte', 'finnes ikke'],
  'pages-favourites--desktop': ['wish list', 'önskelista', 'ønskeliste', 'saved'],
  'pages-home--desktop': ['header', 'footer', 'sidfot', 'bunntekst', 'front page', 'startsida', 'forside', 'hero'],
  'pages-list--desktop': ['category', 'kategori', 'search results', 'sökresultat', 'søkeresultat', 'PLP'],
  'pages-product--desktop': ['PDP', 'buy box', 'produktsida', 'produktside'],
  'pages-sign-in--sign-in': ['login', 'log in', 'logga in', 'logg inn', 'password', 'lösenord', 'passord'],
};

/** Docs that are no component's, by the words that somebody looks for them with. */
export const pagesAsked: Readonly<Record<string, readonly string[]>> = {
  'guides-design-tokens--docs': ['figma', 'w3c', 'css variables', 'variabler'],
  'guides-theme-a-channel--docs': ['brand', 'white label', 'tema', 'varumärke'],
  'patterns-prices--docs': ['30 dagar', '30 dager', 'omnibus', 'rea', 'reapris', 'salg', 'moms', 'mva', 'discount'],
  'patterns-confirming-and-undoing--docs': ['ångra', 'angre', 'are you sure', 'delete'],
  'playground--docs': ['return', 'retur', 'refund', 'återköp', 'sandbox', 'compose'],
};

/** What each page is called elsewhere, by its id, as JSON. */
export async function aliasesForTheSearch(): Promise<string> {
  const { pages } = componentFacts();
  const modules = await Promise.all(
    guidanceFiles().map((file) => import(file) as Promise<{ guidance: Guidance }>), // a test holds them to this shape
  );
  const aliases: Record<string, string[]> = {};
  for (const { guidance } of modules) (aliases[pages[guidance.component] ?? ''] ??= []).push(...guidance.aliases);
  for (const [page, asked] of Object.entries({ ...pagesAsked, ...storiesAsked })) (aliases[page] ??= []).push(...asked);
  return JSON.stringify(aliases).replaceAll('<', '\\u003c');
}
