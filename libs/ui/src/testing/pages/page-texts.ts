import { useTexts } from '../story-texts.ts';
import { norwegianPage } from './page-texts-nb.ts';
import { swedishPage } from './page-texts-sv.ts';

/** Strings of any content, rows of as many strings as in Swedish. */
type Widened<Value> = Value extends string ? string : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** The words that the composed pages are told with. */
export type PageTexts = Widened<typeof swedishPage>;

/** The words in the language that the toolbar chose. */
export function usePageTexts(): PageTexts {
  return useTexts().language === 'nb-NO' ? norwegianPage : swedishPage;
}
