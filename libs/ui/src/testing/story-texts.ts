import { createContext, use } from 'react';
import { swedish } from './texts-sv.ts';

type Widened<Value> = Value extends string
  ? string
  : Value extends readonly (readonly string[])[]
    ? readonly (readonly [string, string])[]
    : readonly string[];

/** The words that the stories are told with. */
export type StoryTexts = { readonly [Key in keyof typeof swedish]: Widened<(typeof swedish)[Key]> };

export const StoryTextsContext = createContext<StoryTexts>(swedish);

/** The words in the language that the toolbar chose. */
export function useTexts(): StoryTexts {
  return use(StoryTextsContext);
}
