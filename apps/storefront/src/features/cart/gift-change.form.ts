import { href } from '@torg/market-routing';
import { giftFields, giftFieldsFor, giftMessage } from '../../elements/gift-fields.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { noteLine } from './note-line.ts';

/** Says anew whom the gift cards of a line are for, what is said with them and when they are sent. */
export const giftChangeForm = defineForm('gift-change', {
  fields: { item: hiddenField, ...giftFields },
  fieldsFor: (sent, scope) => ({ item: hiddenField, ...giftFieldsFor(sent, scope) }),
  act: (scope, { item, ...gift }) => noteLine(scope, { item, message: giftMessage(gift) }),
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
