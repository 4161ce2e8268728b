import type { EndStockNoticeResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { stockNoticesQuery } from './own-affairs-queries.ts';

/** Takes the wish to hear of goods back. */
export const endStockNoticeForm = defineForm('end-stock-notice', {
  fields: { notice: hiddenField },
  async act(scope, { notice }): Promise<EndStockNoticeResult> {
    const [client, { endStockNotice }] = await Promise.all([scope.extensions(), import('./own-affairs-calls.ts')]);
    const id = Number(notice);
    const isNumber = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;
    if (!client || !isNumber) return { kind: 'unknown-notice' };
    const result = await endStockNotice(client, { id });
    await scope.queries.invalidateQueries(stockNoticesQuery(scope));
    return result;
  },
  // One that is gone already is as it was to be.
  isDone: ({ kind }) => kind === 'ended' || kind === 'unknown-notice',
});
