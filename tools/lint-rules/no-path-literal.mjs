import { attributeName, literalTexts } from './literal-texts.mjs';

const LINK_ATTRIBUTES = /^(?:href|to|action|formAction|xlink:href)$/;
const GOING_FUNCTIONS = /^(?:navigate|redirect|redirectDocument)$/;
const ADDRESS_PROPERTIES = /^(?:to|href|pathname)$/;
// Files such as /favicon.svg have one address in every language.
const FILE = /\.[a-z][a-z0-9]{1,10}$/;

/** Addresses differ by language and are declared once, so links ask href() for them. */
export const noPathLiteral = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses a path written into a link, a form or a redirect: use href()' },
    messages: { path: "'{{path}}' is an address written into the code: use href() with the route's name." },
    schema: [],
  },
  create(context) {
    const check = (value) => {
      for (const { node, path } of startingPaths(value)) {
        if (!FILE.test(path)) context.report({ node, messageId: 'path', data: { path } });
      }
    };
    return {
      JSXAttribute: (node) => LINK_ATTRIBUTES.test(attributeName(node)) && check(node.value),
      CallExpression: (node) => GOING_FUNCTIONS.test(calledName(node)) && check(node.arguments[0]),
      NewExpression: (node) => GOING_FUNCTIONS.test(calledName(node)) && check(node.arguments[0]),
    };
  },
};

function calledName({ callee }) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

/** What an address expression can begin with, where that is written out and begins with a slash. */
function startingPaths(value) {
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  switch (expression?.type) {
    case 'TemplateLiteral':
      return onlyPaths([{ node: expression, path: templateText(expression) }]);
    case 'BinaryExpression':
      return startingPaths(expression.left);
    case 'ConditionalExpression':
      return [...startingPaths(expression.consequent), ...startingPaths(expression.alternate)];
    case 'LogicalExpression':
      return [...startingPaths(expression.left), ...startingPaths(expression.right)];
    case 'ObjectExpression':
      return expression.properties.filter(isAddress).flatMap((property) => startingPaths(property.value));
    default:
      return onlyPaths(literalTexts(expression).map(({ node, text }) => ({ node, path: text })));
  }
}

function templateText({ quasis }) {
  return quasis.map((part) => part.value.cooked).join('…');
}

function onlyPaths(candidates) {
  return candidates.filter(({ path }) => path.startsWith('/'));
}

function isAddress(property) {
  return property.type === 'Property' && ADDRESS_PROPERTIES.test(property.key.name ?? String(property.key.value));
}
