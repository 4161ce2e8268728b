import { href } from '@torg/market-routing';
import type { SignOutEverywhereResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField } from '../../page/form/fields.ts';
import { forgetOrderList } from './forget-order-list.ts';
import { devicesQuery } from './own-affairs-queries.ts';

/** What became of it: with `left`, this browser is signed out as well. */
type Answer = SignOutEverywhereResult | { kind: 'left' } | { kind: 'outage' };

/** Signs a customer out of every other device, or of all, this one among them. */
export const signOutEverywhereForm = defineForm('sign-out-everywhere', {
  fields: { which: choiceField(['others', 'all']) },
  async act(scope, { which }): Promise<Answer> {
    const [client, { signOutEverywhere }] = await Promise.all([scope.extensions(), import('./own-affairs-calls.ts')]);
    if (!client) return { kind: 'outage' };
    const result = await signOutEverywhere(client, { keepThis: which === 'others' });
    if (which === 'others') await scope.queries.invalidateQueries(devicesQuery(scope));
    // The cookies of this browser end with its session.
    const isOver = (which === 'all' && result.kind === 'ended') || result.kind === 'signed-out';
    if (!isOver || (await scope.stores.session.signOut()).kind !== 'signed-out') return result;
    forgetOrderList(scope);
    return { kind: 'left' };
  },
  isDone: ({ kind }) => kind === 'ended' || kind === 'left',
  redirectTo: ({ kind }, { scope: { site } }) =>
    kind === 'left' ? href(site.locale, 'account', {}, { left: 'everywhere' }) : null,
});
