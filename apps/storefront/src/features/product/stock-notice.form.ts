import { defineForm } from '../../page/form/define-form.ts';
import { emailField } from '../../page/form/fields.ts';
import { sizeField } from '../../elements/size-field.ts';

/** Asks to be told by mail when a size that is sold out can be bought again. */
export const stockNoticeForm = defineForm('stock-notice', {
  fields: { skuId: sizeField, email: emailField },
  async act({ commerce }, request) {
    const { monitorProductAvailability } = await import('./stock-notice-call.ts');
    return monitorProductAvailability(commerce, request);
  },
  isDone: ({ kind }) => kind === 'registered',
});
