import { componentFacts, guidanceFiles } from '../component-facts.ts';
import type { Guidance } from '../src/guides/guidance.ts';

/** What each docs page is called elsewhere, by its id, as JSON. */
export async function aliasesForTheSearch(): Promise<string> {
  const { pages } = componentFacts();
  const modules = await Promise.all(
    guidanceFiles().map((file) => import(file) as Promise<{ guidance: Guidance }>), // a test holds them to this shape
  );
  const aliases: Record<string, string[]> = {};
  for (const { guidance } of modules) (aliases[pages[guidance.component] ?? ''] ??= []).push(...guidance.aliases);
  return JSON.stringify(aliases).replaceAll('<', '\\u003c');
}
