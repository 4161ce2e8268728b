import { canBeSentOn, LONGEST_GREETING, LONGEST_RECEIVER_NAME, writeGreeting } from '@torg/commerce-sdk/domain';
import type { Field, FieldValues } from '../page/form/field.ts';
import { emailField } from '../page/form/fields.ts';
import { todayOf } from '../queries/gift-terms-query.ts';
import type { AppScope } from '../scope/app-scope.ts';

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

/** Whom a gift card is for, what is said with it, and the day on which it is sent. */
export const giftFields = {
  receiver: receiverField,
  giftName: ignored,
  giftEmail: ignored,
  giftDay: ignored,
  giftWords: ignored,
};

/** The same as they are read of what was sent. */
export function giftFieldsFor(sent: FormData, scope: AppScope): typeof giftFields {
  if (sent.get('receiver') !== 'other') return giftFields;
  return {
    receiver: receiverField,
    giftName: shortField(LONGEST_RECEIVER_NAME),
    giftEmail: emailField,
    giftDay: dayField(scope),
    giftWords: shortField(LONGEST_GREETING),
  };
}

/** The message of a cart's line that says so; null where its code goes to the buyer. */
export function giftMessage({ receiver, giftName, giftEmail, giftDay, giftWords }: FieldValues<typeof giftFields>) {
  if (receiver === 'self') return null;
  return writeGreeting({ name: giftName, email: giftEmail, words: giftWords, sendOn: giftDay || null });
}
