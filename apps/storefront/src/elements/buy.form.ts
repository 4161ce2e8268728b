import { defineForm } from '../page/form/define-form.ts';
import { quantityField } from '../page/form/fields.ts';
import { cartWithAdded } from '../scope/added-goods.ts';
import { addUnits } from './add-units.ts';
import { sizeField } from './size-field.ts';

/** Puts units of a product in the cart, and leads to it. It stands on the product's page; cards send it there. */
export const buyForm = defineForm('buy', {
  fields: { skuId: sizeField, quantity: quantityField },
  act: (scope, units) => addUnits(scope, { ...units, message: null }),
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope }) => (kind === 'done' ? cartWithAdded(scope) : null),
});
