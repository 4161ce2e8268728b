import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { readWithdrawAddress } from './withdraw-address.ts';
import { WithdrawPage } from './withdraw-page.tsx';
import { buyerQuery, withdrawalQuery } from './withdrawal-query.ts';

export const route = defineRoute('withdraw', {
  async load(scope, { url }) {
    const { session } = scope.stores;
    const address = readWithdrawAddress(url.searchParams);
    await Promise.all([
      session.state.status === 'unknown' && session.load(),
      address && scope.queries.fetchQuery({ ...withdrawalQuery(scope, address.publicId), staleTime: 0 }),
      // Who bought is a prefill: without an answer the page the law asks for still stands.
      address && scope.queries.prefetchQuery(buyerQuery(scope, address)),
    ]);
    return {
      personal: true,
      title: scope.t('withdraw.heading'),
      indexed: false,
      alternates: address === null ? fixedAlternates(scope, 'withdraw', {}) : {},
    };
  },
  View: () => <WithdrawPage />,
});
