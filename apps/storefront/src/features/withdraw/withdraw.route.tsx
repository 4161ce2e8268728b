import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { WithdrawPage } from './withdraw-page.tsx';
import { readOrderId, withdrawalQuery } from './withdrawal-query.ts';

export const route = defineRoute('withdraw', {
  async load(scope, { url }) {
    const { session } = scope.stores;
    const publicId = readOrderId(url.searchParams);
    await Promise.all([
      session.state.status === 'unknown' && session.load(),
      publicId !== null && scope.queries.fetchQuery({ ...withdrawalQuery(scope, publicId), staleTime: 0 }),
    ]);
    return {
      personal: true,
      title: scope.t('withdraw.heading'),
      indexed: false,
      alternates: publicId === null ? fixedAlternates(scope, 'withdraw', {}) : {},
    };
  },
  View: () => <WithdrawPage />,
});
