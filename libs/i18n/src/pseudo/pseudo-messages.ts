import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Messages } from '../translate/messages.ts';

const marked: Readonly<Record<string, string>> = Object.fromEntries(
  ['aá', 'bƀ', 'cç', 'dđ', 'eé', 'fƒ', 'gĝ', 'hĥ', 'ií', 'jĵ', 'kķ', 'lļ', 'mɱ', 'nñ', 'oó', 'pþ', 'rŕ', 'sš']
    .concat(['tţ', 'uú', 'vṽ', 'wŵ', 'xẋ', 'yý', 'zž', 'AÁ', 'EÉ', 'IÍ', 'OÓ', 'UÚ'])
    .map(([plain = '', mark = '']) => [plain, mark]),
);

/**
 * Texts in a language that nobody speaks, for looking at pages: every letter carries a mark, so a text that no catalogue holds
 * shows; every vowel comes twice, which makes a text some two fifths longer, as the longest languages are; and brackets stand
 * around each text, so one that is cut off shows. Arguments, plurals and choices stay as they are.
 */
export function pseudoMessages(messages: Messages): Messages {
  const entries = Object.entries(messages);
  return Object.fromEntries(entries.map(([key, elements]) => [key, [literal('⟦'), ...pseudo(elements), literal('⟧')]]));
}

function pseudo(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return literal(lengthen(element.value));
      case TYPE.select:
      case TYPE.plural:
        return { ...element, options: pseudoOptions(element.options) }; // the same kind of element
      case TYPE.tag:
        return { ...element, children: pseudo(element.children) };
      default:
        return element;
    }
  });
}

function pseudoOptions(options: Readonly<Record<string, { value: MessageFormatElement[] }>>) {
  const entries = Object.entries(options);
  return Object.fromEntries(entries.map(([name, option]) => [name, { ...option, value: pseudo(option.value) }]));
}

function lengthen(text: string): string {
  const longer = text.replace(/[aeiouyåäöæø]/gi, '$&$&');
  return [...longer].map((letter) => marked[letter] ?? letter).join('');
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}
