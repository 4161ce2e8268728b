import { sep } from 'node:path';
import { eachImportedPath } from './imported-paths.mjs';

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
    return eachImportedPath(context, (path, node) => {
      const other = featureOf(path);
      if (own && other && own !== other) context.report({ node, messageId: 'apart', data: { own, other } });
    });
  },
};

/** '…/features/cart/cart-page.tsx' → 'cart'; null outside the features. */
function featureOf(path) {
  const start = path.lastIndexOf(FEATURES);
  return start < 0 ? null : path.slice(start + FEATURES.length).split(sep)[0];
}
