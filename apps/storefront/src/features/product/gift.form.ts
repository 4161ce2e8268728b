import { canBeSentOn, LONGEST_GREETING, LONGEST_RECEIVER_NAME, writeGreeting } from '@torg/commerce-sdk/domain';
import { defineForm } from '../../page/form/define-form.ts';
import type { Field } from '../../page/form/field.ts';
import { emailField, quantityField } from '../../page/form/fields.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { cartWithAdded } from '../../scope/added-goods.ts';
import { addUnits } from '../../elements/add-units.ts';
import { sizeField } from '../../elements/size-field.ts';
import { todayOf } from './gift-terms-query.ts';

const receivers = ['self', 'other'] as const;

/** Whom a gift card goes to; who names nobody has its code. */
const receiverField: Field<(typeof receivers)[number]> = {
  read: (typed) => ({ value: receivers.find((one) => one === typed) ?? 'self' }),
};

function shortField(longest: number): Field<string> {
  return {
    read(typed) {
      const text = (typed ?? '').replaceAll('\r\n', '\n').trim();
      return text.length > longest ? { refusal: 'tooLong' } : { value: text };
    },
  };
}

/** A day on which a card can be sent; empty for as soon as it is paid. */
function dayField(scope: AppScope): Field<string> {
  return {
    read(typed) {
      const day = (typed ?? '').trim();
      return day === '' || canBeSentOn(day, todayOf(scope)) ? { value: day } : { refusal: 'giftDay' };
    },
  };
}

/** What was typed for somebody else counts for nothing where the card is the buyer's own. */
const ignored: Field<string> = { read: () => ({ value: '' }) };

const fields = {
  skuId: sizeField,
  quantity: quantityField,
  receiver: receiverField,
  giftName: ignored,
  giftEmail: ignored,
  giftDay: ignored,
  giftWords: ignored,
};

/** Puts a gift card in the cart, with whom it is for, what is said with it and the day on which it is sent. */
export const giftForm = defineForm('gift', {
  fields,
  fieldsFor: (sent, scope) =>
    sent.get('receiver') === 'other'
      ? {
          ...fields,
          giftName: shortField(LONGEST_RECEIVER_NAME),
          giftEmail: emailField,
          giftDay: dayField(scope),
          giftWords: shortField(LONGEST_GREETING),
        }
      : fields,
  act(scope, { skuId, quantity, receiver, giftName: name, giftEmail: email, giftDay, giftWords: words }) {
    const message = receiver === 'self' ? null : writeGreeting({ name, email, words, sendOn: giftDay || null });
    return addUnits(scope, { skuId, quantity, message });
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope }) => (kind === 'done' ? cartWithAdded(scope) : null),
});
