import type { ExtensionsClient, SavedCart } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, hiddenField, requiredTextField } from '../../page/form/fields.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { savedCartsQuery } from './saved-carts-query.ts';
import { shortThings } from './saved-things.ts';

/** What a cart was to hold more of, and how many it holds. */
interface ShortItem {
  name: string;
  quantity: number;
}

/** What became of a cart that is kept, or was to be. */
export type SavedCartAnswer =
  | { kind: 'saved' | 'removed'; name: string }
  /**
   * It lies in the cart in hand now, as much of it as there is; what lay there is kept by the name `before`, null where it still
   * lies there or that was nothing. So many things of it are sold no more.
   */
  | { kind: 'opened'; name: string; before: string | null; short: readonly ShortItem[]; gone: number }
  /** So many are kept that the cart that it is to replace has no room among them. */
  | { kind: 'full' }
  /** Nothing of it is sold now, or there is nothing to keep. */
  | { kind: 'nothing' };

const fields = { what: choiceField(['save', 'add', 'replace', 'remove']), id: hiddenField, name: hiddenField };

/** Keeps the cart in hand by a name, and opens or removes one that is kept: beside what lies in the cart, or in its place. */
export const savedCartsForm = defineForm('saved-carts', {
  fields,
  fieldsFor: (sent) => (sent.get('what') === 'save' ? { ...fields, name: requiredTextField } : fields),
  async act(scope, { what, id, name }): Promise<SavedCartAnswer> {
    const [client, { getSavedCarts, removeSavedCart }] = await Promise.all([
      scope.extensions(),
      import('./saved-carts-calls.ts'),
    ]);
    if (!client) return { kind: 'nothing' };
    try {
      const kept = (await getSavedCarts(client)) ?? [];
      const names = kept.map((cart) => cart.name);
      if (what === 'save') return await keep(scope, client, { id: scope.newId(), name: freeName(name, names) });
      const saved = kept.find((cart) => cart.id === id);
      if (!saved) return { kind: 'nothing' };
      if (what !== 'remove') return await open(scope, client, { saved, names, isInPlace: what === 'replace' });
      await removeSavedCart(client, { id });
      return { kind: 'removed', name: saved.name };
    } finally {
      await scope.queries.invalidateQueries(savedCartsQuery(scope));
    }
  },
  isDone: ({ kind }) => kind !== 'nothing' && kind !== 'full',
  redirectTo(answer, { scope: { site } }) {
    if (answer.kind !== 'opened' || answer.before !== null || answer.short.length + answer.gone > 0) return null;
    return href(site.locale, 'cart', {});
  },
});

/** No name is longer. */
const longestName = 60;

/** The name, with a number where another cart has it already: two are told apart. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const mark = count === 1 ? '' : ` (${count})`;
    const free = name.slice(0, longestName - mark.length) + mark;
    if (!taken.includes(free)) return free;
  }
}

async function keep(
  scope: AppScope,
  client: ExtensionsClient,
  { id, name }: { id: string; name: string },
): Promise<SavedCartAnswer> {
  const { stores, loadCart } = scope;
  if (!stores.cart.cart) await loadCart();
  const cartId = stores.cart.cart?.id;
  if (cartId === undefined) return { kind: 'nothing' };
  const { saveCart } = await import('./saved-carts-calls.ts');
  const saved = await saveCart(client, { id, name, cartId });
  return saved ? { kind: 'saved', name: saved.name } : { kind: 'nothing' };
}

/**
 * One change puts it there, so nothing is lost on the way. What is put in the place of a cart leaves that among those that are
 * kept: there it can be had back. Where that has no room, the cart stays as it is.
 */
async function open(
  scope: AppScope,
  client: ExtensionsClient,
  { saved, names, isInPlace }: { saved: SavedCart; names: readonly string[]; isInPlace: boolean },
): Promise<SavedCartAnswer> {
  const { cart } = scope.stores;
  if (!cart.cart) await scope.loadCart();
  const isReplaced = isInPlace && cart.cart !== null && cart.cart.lines.length > 0;
  const before = { id: scope.newId(), name: freeName(scope.t('saved-carts.before', { name: saved.name }), names) };
  if (isReplaced && (await keep(scope, client, before)).kind !== 'saved') return { kind: 'full' };
  const { openSavedCart, removeSavedCart } = await import('./saved-carts-calls.ts');
  const wanted = { id: saved.id, cartId: cart.cart?.id ?? null, isInPlace };
  const put = await openSavedCart(client, wanted, { idempotencyKey: scope.newId(), repeatable: true });
  if (!put?.cartId) {
    // The cart is as it was.
    if (isReplaced) await removeSavedCart(client, { id: before.id });
    return { kind: 'nothing' };
  }
  await cart.goOnWith(put.cartId);
  const lacking = shortThings(saved.items, put.limited);
  const short = lacking.flatMap(({ name, quantity }) => (name === null ? [] : [{ name, quantity }]));
  const gone = lacking.length - short.length;
  return { kind: 'opened', name: saved.name, before: isReplaced ? before.name : null, short, gone };
}
