import type { ExtensionsClient, SavedCart } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, hiddenField, requiredTextField } from '../../page/form/fields.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { savedCartsQuery } from './saved-carts-query.ts';

/** What became of a cart that is kept, or was to be. */
export type SavedCartAnswer =
  | { kind: 'saved' | 'removed'; name: string }
  /** It lies in the cart in hand now. */
  | { kind: 'opened' }
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
      if (what === 'save') return await keep(scope, client, name.slice(0, 60));
      const saved = (await getSavedCarts(client))?.find((cart) => cart.id === id);
      if (!saved) return { kind: 'nothing' };
      if (what !== 'remove') return await open(scope, client, { saved, isInPlace: what === 'replace' });
      await removeSavedCart(client, { id });
      return { kind: 'removed', name: saved.name };
    } finally {
      await scope.queries.invalidateQueries(savedCartsQuery(scope));
    }
  },
  isDone: ({ kind }) => kind !== 'nothing' && kind !== 'full',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'opened' ? href(site.locale, 'cart', {}) : null),
});

async function keep(scope: AppScope, client: ExtensionsClient, name: string): Promise<SavedCartAnswer> {
  const { stores, loadCart, newId } = scope;
  if (!stores.cart.cart) await loadCart();
  const cartId = stores.cart.cart?.id;
  if (cartId === undefined) return { kind: 'nothing' };
  const { saveCart } = await import('./saved-carts-calls.ts');
  const saved = await saveCart(client, { id: newId(), name, cartId });
  return saved ? { kind: 'saved', name: saved.name } : { kind: 'nothing' };
}

/**
 * One change puts it there, so nothing is lost on the way. What is put in the place of a cart leaves that among those that are
 * kept: there it can be had back. Where that has no room, the cart stays as it is.
 */
async function open(
  scope: AppScope,
  client: ExtensionsClient,
  { saved, isInPlace }: { saved: SavedCart; isInPlace: boolean },
): Promise<SavedCartAnswer> {
  const { cart } = scope.stores;
  if (!cart.cart) await scope.loadCart();
  if (isInPlace && cart.cart && cart.cart.lines.length > 0) {
    const before = scope.t('saved-carts.before', { name: saved.name }).slice(0, 60);
    if ((await keep(scope, client, before)).kind !== 'saved') return { kind: 'full' };
  }
  const { openSavedCart } = await import('./saved-carts-calls.ts');
  const wanted = { id: saved.id, cartId: cart.cart?.id ?? null, isInPlace };
  const put = await openSavedCart(client, wanted, { idempotencyKey: scope.newId(), repeatable: true });
  if (!put?.cartId) return { kind: 'nothing' };
  await cart.goOnWith(put.cartId);
  return { kind: 'opened' };
}
