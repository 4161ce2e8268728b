import type { PackageRefusal, ProductPackage } from '@torg/commerce-sdk/domain';
import { cartWithAdded } from '../../scope/added-goods.ts';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import type { Field } from '../../page/form/field.ts';
import { hiddenField, quantityField } from '../../page/form/fields.ts';
import { packageQuery } from './package-query.ts';
import { isPickField, readPicks, type PickTexts } from './package-picks.ts';
import { putPackage } from './put-package.ts';

/** What became of a package that was to be bought. */
export type PackageAnswer =
  | CartAnswer<PackageRefusal>
  /** Something is missing in a group. */
  | { kind: 'incomplete' }
  /** Something was sold out or taken away while it was put together. */
  | { kind: 'changed' };

/** Which fields it has hangs on the groups of the package. */
export type PackageFields = Readonly<Record<string, Field<string>>>;

/** How many of it, as a text like the other fields. */
const countField: Field<string> = {
  read(typed) {
    const reading = quantityField.read(typed);
    return 'value' in reading ? { value: String(reading.value) } : reading;
  },
};

const fields: PackageFields = { alias: hiddenField, change: hiddenField, quantity: countField };

/** Puts a package in the cart with what was picked for it, in place of the one of the cart that `change` names. */
export const packageForm = defineForm<PackageFields, PackageAnswer>('package', {
  fields,
  fieldsFor: (sent) => {
    const picks = [...sent.keys()].filter(isPickField);
    return { ...fields, ...Object.fromEntries(picks.map((name) => [name, hiddenField])) };
  },
  async act(scope, values) {
    const { queries, commerce, stores } = scope;
    const { alias = '', change: replaced = '' } = values;
    const quantity = Number(values['quantity'] ?? 1);
    const query = packageQuery(commerce, alias);
    const [contents, product] = await Promise.all([
      queries.ensureQueryData(query),
      queries.ensureQueryData(productQuery(commerce, alias)),
    ]);
    if (!contents || !product) return { kind: 'unknown-package' };
    const hindrance = hindranceIn(contents, values);
    if (hindrance) return hindrance;
    if (replaced && !stores.cart.cart) await scope.loadCart();
    const wanted = { contents, name: product.name, path: product.canonicalUrl };
    const picks = readPicks(contents.groups, values);
    const answer = cartAnswer(await putPackage(stores.cart, wanted, { picks, replaced, quantity }));
    if (answer.kind === 'done') {
      if (!replaced) stores.ui.noteAdded({ packageId: product.productId, quantity });
      return answer;
    }
    // What the page knows of stock and options is of when it was opened.
    const now = await queries.fetchQuery({ ...query, staleTime: 0 });
    return (now && hindranceIn(now, values)) ?? answer;
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope }) => (kind === 'done' ? cartWithAdded(scope) : null),
});

/** Why it cannot be bought as it was picked; null where it can. */
function hindranceIn({ groups }: ProductPackage, texts: PickTexts): PackageAnswer | null {
  const problems = readPicks(groups, texts).flatMap(({ problem }) => problem ?? []);
  if (problems.length === 0) return null;
  return { kind: problems.some((one) => one === 'sold-out' || one === 'gone') ? 'changed' : 'incomplete' };
}
