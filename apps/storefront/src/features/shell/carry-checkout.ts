import { createCheckoutDrafts } from '@torg/stores/checkout';
import { carriedCheckoutFields, carriedCheckoutPath } from '../../page/carried-checkout.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/**
 * Leads to an address of another site of the shop, and takes what was typed into the checkout along. A form carries it:
 * an address would be kept by the history, and a cookie be sent with everything.
 */
export function carryCheckout(to: URL, { keptCheckout, newId }: Pick<AppScope, 'keptCheckout' | 'newId'>): void {
  const typed = createCheckoutDrafts(keptCheckout, newId).recall('');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = to.origin + carriedCheckoutPath;
  form.hidden = true;
  const fields = {
    [carriedCheckoutFields.typed]: JSON.stringify(typed),
    [carriedCheckoutFields.to]: to.pathname + to.search,
  };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
