import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';

/** Another market at this same address: it is remembered, and the page comes again with its prices. */
export const marketForm = defineForm('market', {
  fields: { market: hiddenField },
  async act({ site, config, stores }, { market }) {
    const isHere = [site, ...config.marketsHere].some(({ marketId }) => marketId === market);
    if (isHere) stores.market.leaveFor(market);
    return isHere ? 'chosen' : 'unknown';
  },
  isDone: (answer) => answer === 'chosen',
  redirectTo: (answer, { url }) => (answer === 'chosen' ? url.pathname + url.search : null),
});
