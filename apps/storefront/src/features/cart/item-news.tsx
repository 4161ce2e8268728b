import { observer } from 'mobx-react-lite';
import { formatMoney, type GroupedItem } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { quantityForm, removalForm } from './item-forms.ts';
import { newsOf } from './news-of.ts';
import type { ItemView } from './item-view.ts';
import * as styles from './cart-contents.css.ts';

interface ItemNewsProps {
  item: GroupedItem;
  view: ItemView;
  onRemove(): void;
}

/** What became of an item since the shopper last saw it, with the way out where there is one at the item itself. */
export const ItemNews = observer(function ItemNews({ item, view, onRemove }: ItemNewsProps) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const news = newsOf(item, stores.cart.news);
  const money = (minor: number) => formatMoney(minor, { currency: view.price.currency, language: site.locale });
  switch (news?.kind) {
    case undefined:
      return null;
    case 'price': {
      const prices = { before: money(news.before), after: money(news.after) };
      return (
        <Notice tone={news.after > news.before ? 'warning' : 'info'}>
          {t(news.after > news.before ? 'cart.news.dearer' : 'cart.news.cheaper', prices)}
        </Notice>
      );
    }
    case 'stock':
      return (
        <Notice tone="warning">
          {t('goods.stock.fewLeft', { stock: news.left })}
          {!view.isPackage && <TakeWhatIsLeft view={view} left={news.left} />}
        </Notice>
      );
    case 'gone':
      return (
        <Notice tone="warning">
          {t('cart.news.gone')}
          <TakeOut view={view} onRemove={onRemove} />
        </Notice>
      );
  }
});

function TakeWhatIsLeft({ view, left }: { view: ItemView; left: number }) {
  const t = useTranslate();
  const form = useForm(quantityForm, { about: { item: view.key, quantity: String(left) }, leadsOn: false });
  return (
    <form {...form.props} className={styles.wayOut}>
      {form.marker}
      <Button type="submit" variant="secondary" size="s" isPending={form.isPending}>
        {t('cart.news.takeLeft', { left })}
      </Button>
    </form>
  );
}

function TakeOut({ view, onRemove }: Pick<ItemNewsProps, 'view' | 'onRemove'>) {
  const t = useTranslate();
  const form = useForm(removalForm, { about: { item: view.key }, leadsOn: false });
  return (
    <form
      {...form.props}
      className={styles.wayOut}
      onSubmit={(event) => {
        form.props.onSubmit(event);
        onRemove();
      }}
    >
      {form.marker}
      <Button type="submit" variant="secondary" size="s">
        {t('cart.line.remove', { name: view.name })}
      </Button>
    </form>
  );
}
