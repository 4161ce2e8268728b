import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Accordion, Button, NativeSelect, Notice, Stack, Text, TextField } from '@torg/ui';
import { Announcement } from '../../elements/announcement.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useCustomer } from '../../scope/use-customer.ts';
import { foundChoices, soughtParameter } from './found-choices.ts';

const shownForm = {
  name: 'stock-notice',
  fetch: async () => (await import('./stock-notice.form.ts')).stockNoticeForm,
};

/** Where the form stands on the page. */
const noticeId = 'stock-notice';

/** Asks to be told when a product, or a size of it, is back; nothing where all of it can be bought. */
export const StockNotice = observer(function StockNotice({ product: { skus } }: { product: Product }) {
  const t = useTranslate();
  const user = useCustomer();
  const form = useForm(shownForm, { fragment: `#${noticeId}` });
  const [query] = useSearchParams();
  const soldOut = skus.filter(({ stock }) => stock.total <= 0);
  const [only] = soldOut;
  if (!only) return null;
  const answer = form.outcome?.answer ?? null;
  const said = answer && t(`product.notice.${answer.kind === 'outage' ? 'unreachable' : answer.kind}`);
  const email = form.field('email');
  const isDone = answer?.kind === 'registered';
  const fields = (
    <Stack space="m">
      {isDone && <Notice tone="success">{said}</Notice>}
      <Text size="s">{t('product.notice.text')}</Text>
      <form {...form.props}>
        {form.marker}
        <Stack space="s">
          {skus.length === 1 ? (
            <input type="hidden" name="skuId" value={only.skuId} />
          ) : (
            <NativeSelect
              {...form.field('skuId')}
              label={t('product.size')}
              options={foundChoices(
                soldOut.map(({ skuId, name }) => ({ value: String(skuId), label: name })),
                query.get(soughtParameter) ?? '',
              )}
            />
          )}
          <TextField
            {...email}
            defaultValue={email.defaultValue ?? user?.email}
            label={t('product.notice.email')}
            type="email"
            autoComplete="email"
            required
            error={email.error ?? (isDone ? undefined : (said ?? undefined))}
          />
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            {t('product.notice.submit')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
  return (
    <section id={noticeId}>
      <Announcement of={answer}>{said}</Announcement>
      {/* Where other sizes can be bought it is for the few, and folded. */}
      {soldOut.length === skus.length ? (
        fields
      ) : (
        <Accordion
          headingLevel={2}
          items={[{ heading: t('product.notice.summary'), content: fields, isOpen: form.outcome !== null }]}
        />
      )}
    </section>
  );
});
