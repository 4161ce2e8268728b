import { dirname, resolve, sep } from 'node:path';

const FEATURES = `${sep}features${sep}`;

/** A feature never imports another feature: what two of them need belongs to a layer below both. */
export const featuresApart = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses an import from one feature folder into another' },
    messages: {
      apart: "The feature '{{own}}' may not import the feature '{{other}}': what both need lies in a layer below.",
    },
    schema: [],
  },
  create(context) {
    const own = featureOf(context.filename);
    const check = (node) => {
      if (typeof node?.value !== 'string' || !node.value.startsWith('.')) return;
      const other = featureOf(resolve(dirname(context.filename), node.value));
      if (own && other && own !== other) context.report({ node, messageId: 'apart', data: { own, other } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

/** '…/features/cart/cart-page.tsx' → 'cart'; null outside the features. */
function featureOf(path) {
  const start = path.lastIndexOf(FEATURES);
  return start < 0 ? null : path.slice(start + FEATURES.length).split(sep)[0];
}
