import { attributeName, literalTexts } from './literal-texts.mjs';
import { namedColours } from './named-colours.mjs';

const COLOUR_CODE = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const COLOUR_PROPERTY =
  /colou?r|^background|^border|^outline|shadow$|^fill$|^stroke$|^textDecoration$|^columnRule$|^caret$/i;
// `#add` in a link is a place on the page, not a colour.
const ADDRESS_ATTRIBUTES = new Set(['href', 'xlink:href', 'to', 'action', 'hash', 'htmlFor', 'id']);

/** Colours are written in the theme's tokens and nowhere else. */
export const noRawColour = {
  meta: {
    type: 'problem',
    docs: { description: "Refuses colour codes everywhere and colour names in style values: use the theme's tokens" },
    messages: { raw: "'{{colour}}' is a raw colour: use a token of the theme (vars) instead." },
    schema: [],
  },
  create(context) {
    const report = (node, colour) => context.report({ node, messageId: 'raw', data: { colour } });
    const checkCode = (node, text) => {
      const [code] = COLOUR_CODE.exec(text) ?? [];
      if (code && !isAddress(node)) report(node, code);
    };
    const checkName = (property, value) => {
      if (!COLOUR_PROPERTY.test(property)) return;
      for (const { node, text } of literalTexts(value)) {
        const name = text.split(/[\s,()]+/).find((word) => namedColours.has(word.toLowerCase()));
        if (name) report(node, name);
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && checkCode(node, node.value),
      TemplateElement: (node) => checkCode(node, node.value.raw),
      Property: (node) => checkName(propertyName(node), node.value),
      JSXAttribute: (node) => checkName(attributeName(node), node.value),
    };
  },
};

function propertyName({ key }) {
  return key.name ?? String(key.value ?? '');
}

function isAddress(node) {
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.type === 'JSXAttribute') return ADDRESS_ATTRIBUTES.has(attributeName(parent));
    if (parent.type === 'Property') return ADDRESS_ATTRIBUTES.has(propertyName(parent));
  }
  return false;
}
