import { defineForm } from '../page/form/define-form.ts';
import { choiceField } from '../page/form/fields.ts';

/** Whom one buys for. The page that it was chosen on shows its prices so. */
export const customerTypeForm = defineForm('customer-type', {
  fields: { customerType: choiceField(['PERSON', 'ORGANIZATION']) },
  async act({ stores }, { customerType }) {
    stores.customer.change(customerType);
  },
  isDone: () => true,
  redirectTo: (_, { url }) => url.pathname + url.search,
});
