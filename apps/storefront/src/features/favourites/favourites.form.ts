import type { FavouriteChanges } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, hiddenField, requiredTextField } from '../../page/form/fields.ts';
import type { Field } from '../../page/form/field.ts';

/** What a form of the favourites does. */
const actions = ['create', 'rename', 'end', 'put', 'take', 'unmark', 'share', 'unshare', 'copy'] as const;
type Action = (typeof actions)[number];

/** Longer is no name of a list. */
const longestName = 60;

const nameField: Field<string> = {
  read(typed) {
    const reading = requiredTextField.read(typed);
    return 'value' in reading && reading.value.length > longestName ? { refusal: 'tooLong' } : reading;
  },
};

/** Products by their ids, joined by commas. */
const productsField: Field<readonly number[]> = { read: (typed) => ({ value: readProducts(typed) }) };

/** Reads products as addresses and forms carry them; the most that one answer of the API gives. */
export function readProducts(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, 200);
}

const fields = { what: choiceField(actions), list: hiddenField, name: hiddenField, products: productsField };

/** Sorts favourites into lists, and shares them: with the account of a customer also without script. */
export const favouritesForm = defineForm('favourites', {
  fields,
  fieldsFor: (sent) =>
    ['create', 'rename'].includes(String(sent.get('what'))) ? { ...fields, name: nameField } : fields,
  async act(scope, sent) {
    const list = sent.list || scope.newId();
    const isKept = await (await scope.favourites()).change(changesFor(sent.what, { ...sent, list }));
    return { kind: isKept ? ('done' as const) : ('needs-account' as const), what: sent.what, list };
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo({ kind, what, list }, { scope: { site, stores } }) {
    if (kind !== 'done') return null;
    if (what === 'end') return href(site.locale, 'favourites', {});
    // A list of the same name is gone on with.
    const isThere = stores.favourites.lists.some(({ id }) => id === list);
    const shown = isThere ? list : stores.favourites.lists.at(-1)?.id;
    return what === 'create' || what === 'copy'
      ? href(site.locale, 'favourites', {}, shown === undefined ? {} : { list: shown })
      : null;
  },
});

function changesFor(
  what: Action,
  { list: id, name, products }: { list: string; name: string; products: readonly number[] },
): FavouriteChanges {
  switch (what) {
    case 'create':
    case 'copy':
      return { lists: [{ id, name: name.slice(0, longestName), add: products }] };
    case 'rename':
      return { lists: [{ id, name }] };
    case 'end':
      return { lists: [{ id, isGone: true }] };
    case 'put':
      return { lists: [{ id, add: products }] };
    case 'take':
      return { lists: [{ id, remove: products }] };
    case 'unmark':
      return { unmark: products };
    case 'share':
      return { lists: [{ id, isShared: true }] };
    case 'unshare':
      return { lists: [{ id, isShared: false }] };
    default:
      return what satisfies never;
  }
}
