import { relative, sep } from 'node:path';
import { eachImportedPath } from './imported-paths.mjs';

/** The rooms of the storefront from the top down. Those that stand beside each other import nothing of each other. */
const storefrontRooms = [
  ['stories'],
  ['server', 'client'],
  ['app.tsx'],
  ['layouts'],
  ['routes'],
  ['features'],
  ['elements'],
  ['queries'],
  ['display'],
  ['page'],
  ['scope'],
  ['navigation'],
  ['config'],
];

const SOURCES = ['', 'apps', 'storefront', 'src', ''].join(sep);

/** Imports of the storefront point down the list of its rooms, so that none of them can be in a circle. */
export const roomsInOrder = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Refuses an import from one room of the storefront into one above it, or into an unknown one',
    },
    messages: {
      up: "'{{own}}' may not import '{{other}}', which stands above or beside it: see storefrontRooms.",
      unknown: "There is no room '{{room}}': name it in storefrontRooms, or move the file.",
    },
    schema: [],
  },
  create(context) {
    const own = roomOf(context.filename);
    if (own === null) return {};
    return {
      Program(node) {
        if (floorOf(own) < 0) context.report({ node, messageId: 'unknown', data: { room: own } });
      },
      ...eachImportedPath(context, (path, node) => {
        const other = roomOf(path);
        if (other === null || other === own || floorOf(own) < floorOf(other)) return;
        context.report({ node, messageId: 'up', data: { own, other } });
      }),
    };
  },
};

function floorOf(room) {
  return storefrontRooms.findIndex((floor) => floor.includes(room));
}

/** '…/apps/storefront/src/features/cart/cart-page.tsx' → 'features'; null outside the storefront's sources. */
function roomOf(path) {
  const start = path.lastIndexOf(SOURCES);
  return start < 0 ? null : relative(path.slice(0, start + SOURCES.length), path).split(sep)[0];
}
