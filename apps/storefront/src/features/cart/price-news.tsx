import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import * as styles from './cart-contents.css.ts';

const shownForm = {
  name: 'accept-prices',
  fetch: async () => (await import('./accept-prices.form.ts')).acceptPricesForm,
};

/** Says that prices are others than when the shopper last saw them, and lets them be accepted, all at once. */
export const PriceNews = observer(function PriceNews() {
  const t = useTranslate();
  const { cart } = useScope().stores;
  const form = useForm(shownForm, { leadsOn: false });
  const count = cart.news.filter(
    ({ kind, lineId }) => kind === 'price' && cart.cart?.lines.some(({ id }) => id === lineId),
  );
  if (count.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {t('cart.news.prices')}
      <form {...form.props} className={styles.wayOut}>
        {form.marker}
        <Button type="submit" variant="secondary" size="s" isPending={form.isPending}>
          {t('cart.news.accept')}
        </Button>
      </form>
    </Notice>
  );
});
