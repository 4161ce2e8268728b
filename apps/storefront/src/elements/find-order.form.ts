import type { OrderLinkResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../page/form/define-form.ts';
import type { Field } from '../page/form/field.ts';
import { emailField } from '../page/form/fields.ts';

/** The number of an order, as its mail has it; what people write before it is no matter. */
const orderNumberField: Field<number> = {
  read(typed) {
    const text = (typed ?? '').replace(/^\s*(?:nr\.?|no\.?|#)\s*/i, '').trim();
    if (text === '') return { refusal: 'required' };
    const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    return number > 0 ? { value: number } : { refusal: 'invalid' };
  },
};

/** Has the link to an order mailed to its buyer. Whether there is such an order is not told. */
export const findOrderForm = defineForm('find-order', {
  fields: { orderNumber: orderNumberField, email: emailField },
  async act({ extensions }, { orderNumber: orderId, email }): Promise<OrderLinkResult | { kind: 'outage' }> {
    const [client, { requestOrderLink }] = await Promise.all([extensions(), import('./find-order-calls.ts')]);
    return client ? requestOrderLink(client, { orderId, email }) : { kind: 'outage' };
  },
  isDone: ({ kind }) => kind === 'asked',
});
