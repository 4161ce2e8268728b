import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Inline, Text } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { buyableSkus } from './buyable.ts';

const shownForm = {
  name: 'buy-favourites',
  fetch: async () => (await import('./buy-favourites.form.ts')).buyFavouritesForm,
};

/** Puts all that is shown in the cart at once, and says what has to be chosen first. */
export function BuyAll({ products }: { products: readonly ListedProduct[] }) {
  const t = useTranslate();
  const { notifications } = useScope().stores.ui;
  const form = useForm(shownForm, {
    about: { products: products.map(({ productId }) => productId).join() },
    leadsOn: false,
    onAnswer(answer) {
      if (answer.kind === 'outage') notifications.show(t('errors.generic'), { mode: 'error' });
      else if (answer.kind === 'nothing') notifications.show(t('favourites.buyAll.nothing'), { mode: 'error' });
      else notifications.show(t('favourites.buyAll.done', { count: answer.count }), { mode: 'success' });
    },
  });
  const count = buyableSkus(products).length;
  const left = products.length - count;
  if (count === 0) return null;
  return (
    <form {...form.props}>
      {form.marker}
      <Inline space="m">
        <Button type="submit" icon="cart" isPending={form.isPending}>
          {t('favourites.buyAll', { count })}
        </Button>
        {left > 0 && <Text tone="soft">{t('favourites.buyAll.left', { count: left })}</Text>}
      </Inline>
    </form>
  );
}
