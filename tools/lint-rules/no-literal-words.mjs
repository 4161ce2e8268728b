import { attributeName, literalTexts } from './literal-texts.mjs';

const WORD = /\p{L}/u;
const NORDIC_LETTER = /[åäöæøÅÄÖÆØ]/;
// The attributes that a visitor reads or hears, of elements and of our components alike.
const SPOKEN = /^(?:alt|title|placeholder|label|aria-(?:label|description|placeholder|roledescription|valuetext))$/;

/** What a visitor reads comes from the messages, in the visitor's language. */
export const noLiteralWords = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses words written into JSX, and Swedish or Norwegian letters in any string' },
    messages: {
      words: "'{{text}}' is a text written into the code: put it in the messages and use t().",
      nordic: "'{{text}}' looks Swedish or Norwegian: put it in the messages and use t().",
    },
    schema: [],
  },
  create(context) {
    const reported = new Set();
    const report = (messageId, { node, text }) => {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId, data: { text: text.trim().replace(/\s+/g, ' ') } });
    };
    const checkWords = (value) => {
      for (const found of literalTexts(value)) if (WORD.test(found.text)) report('words', found);
    };
    const checkLetters = (node, text) => NORDIC_LETTER.test(text) && report('nordic', { node, text });
    return {
      JSXElement: (node) => node.children.forEach(checkWords),
      JSXFragment: (node) => node.children.forEach(checkWords),
      JSXAttribute: (node) => SPOKEN.test(attributeName(node)) && checkWords(node.value),
      'Literal:exit': (node) => typeof node.value === 'string' && checkLetters(node, node.value),
      'TemplateElement:exit': (node) => checkLetters(node, node.value.raw),
    };
  },
};
