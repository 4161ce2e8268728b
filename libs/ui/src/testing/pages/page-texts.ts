import { type StoryTexts, useTexts } from '../story-texts.ts';
import { longest } from '../texts-longest.ts';
import { norwegian } from '../texts-nb.ts';
import { longestPage } from './page-texts-longest.ts';
import { norwegianPage } from './page-texts-nb.ts';
import { type PageTexts, swedishPage } from './page-texts-sv.ts';

const pages = new Map<StoryTexts, PageTexts>([
  [norwegian, norwegianPage],
  [longest, longestPage],
]);

/** The words in the language that the toolbar chose. */
export function usePageTexts(): PageTexts {
  return pages.get(useTexts()) ?? swedishPage;
}
