import { defineForm } from '../../page/form/define-form.ts';
import { quantityField } from '../../page/form/fields.ts';
import { addUnits } from '../../elements/add-units.ts';
import { giftFields, giftFieldsFor, giftMessage } from '../../elements/gift-fields.ts';
import { sizeField } from '../../elements/size-field.ts';
import { cartWithAdded } from '../../scope/added-goods.ts';

const unitFields = { skuId: sizeField, quantity: quantityField };

/** Puts gift cards in the cart, with whom they are for, what is said with them and the day on which they are sent. */
export const giftForm = defineForm('gift', {
  fields: { ...unitFields, ...giftFields },
  fieldsFor: (sent, scope) => ({ ...unitFields, ...giftFieldsFor(sent, scope) }),
  act: (scope, { skuId, quantity, ...gift }) => addUnits(scope, { skuId, quantity, message: giftMessage(gift) }),
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope }) => (kind === 'done' ? cartWithAdded(scope) : null),
});
