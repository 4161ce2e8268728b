import { componentFacts, guidanceFiles } from '../component-facts.ts';
import type { Guidance } from '../src/guides/guidance.ts';

/** Pages that are no component's, by the words that somebody looks for them with. */
export const pagesAsked: Readonly<Record<string, readonly string[]>> = {
  'guides-design-tokens--docs': ['figma', 'w3c', 'css variables', 'variabler'],
  'guides-theme-a-channel--docs': ['brand', 'white label', 'tema', 'varumärke'],
  'welcome--docs': ['kundvagn', 'handlekurv', 'footer', 'sidfot', 'login', 'logga in', 'logg inn'],
  'patterns-prices--docs': ['30 dagar', '30 dager', 'omnibus', 'rea', 'reapris', 'salg', 'moms', 'mva', 'discount'],
  'patterns-confirming-and-undoing--docs': ['ångra', 'angre', 'are you sure', 'delete'],
  'playground--docs': ['return', 'retur', 'refund', 'återköp', 'sandbox', 'compose'],
};

/** What each docs page is called elsewhere, by its id, as JSON. */
export async function aliasesForTheSearch(): Promise<string> {
  const { pages } = componentFacts();
  const modules = await Promise.all(
    guidanceFiles().map((file) => import(file) as Promise<{ guidance: Guidance }>), // a test holds them to this shape
  );
  const aliases: Record<string, string[]> = {};
  for (const { guidance } of modules) (aliases[pages[guidance.component] ?? ''] ??= []).push(...guidance.aliases);
  for (const [page, asked] of Object.entries(pagesAsked)) (aliases[page] ??= []).push(...asked);
  return JSON.stringify(aliases).replaceAll('<', '\\u003c');
}
