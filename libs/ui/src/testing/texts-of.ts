import type { StoryTexts } from './story-texts.ts';
import { longest } from './texts-longest.ts';
import { norwegian } from './texts-nb.ts';
import { swedish } from './texts-sv.ts';

const known = new Map<unknown, StoryTexts>([
  ['sv', swedish],
  ['nb', norwegian],
  ['longest', longest],
]);

/** The words of a choice in the toolbar. */
export function textsOf(locale: unknown): StoryTexts {
  return known.get(locale) ?? swedish;
}
