import { useTexts } from '../story-texts.ts';
import { norwegianPage } from './page-texts-nb.ts';
import { type PageTexts, swedishPage } from './page-texts-sv.ts';

/** The words in the language that the toolbar chose. */
export function usePageTexts(): PageTexts {
  return useTexts().language === 'nb-NO' ? norwegianPage : swedishPage;
}
