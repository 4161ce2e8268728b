import { expect, it } from 'vitest';
import { customerMisfit } from './customer-fit.ts';

it.each([
  { account: null, buysAs: 'ORGANIZATION', misfit: null },
  { account: 'PERSON', buysAs: 'PERSON', misfit: null },
  { account: 'ORGANIZATION', buysAs: 'ORGANIZATION', misfit: null },
  { account: 'ORGANIZATION', buysAs: 'PERSON', misfit: { account: 'organization', mend: 'ORGANIZATION' } },
  { account: 'PERSON', buysAs: 'ORGANIZATION', misfit: { account: 'person', mend: 'PERSON' } },
] as const)('an account of $account that buys as $buysAs', ({ account, buysAs, misfit }) => {
  expect(customerMisfit(account, buysAs)).toEqual(misfit);
});
