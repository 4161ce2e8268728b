import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';

/** Where the cart goes, which is remembered. A country that nothing is sent to changes nothing. */
export const deliveryCountryForm = defineForm('delivery-country', {
  fields: { checkoutMarket: hiddenField },
  async act({ stores: { market } }, { checkoutMarket }) {
    await market.chooseCheckoutMarket(checkoutMarket);
    return market.checkoutMarket === checkoutMarket ? 'chosen' : 'unknown';
  },
  isDone: (answer) => answer === 'chosen',
  redirectTo: (_, { scope: { site } }) => href(site.locale, 'cart', {}),
});
