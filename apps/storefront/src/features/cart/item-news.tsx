import { formatMoney } from '@torg/commerce-sdk/domain';
import type { LineNews } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { Button, LineChange } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { quantityForm, removalForm } from './item-forms.ts';
import type { ItemView } from './item-view.ts';

export interface ItemNewsProps {
  news: LineNews;
  view: ItemView;
  onRemove(): void;
}

/** What became of an item since the shopper last saw it, with the way out where there is one at the item itself. */
export function ItemNews({ news, view, onRemove }: ItemNewsProps) {
  const t = useTranslate();
  const { site } = useScope();
  const money = (minor: number) => formatMoney(minor, { currency: view.price.currency, language: site.locale });
  switch (news.kind) {
    case 'price': {
      const prices = { before: money(news.before), after: money(news.after) };
      const isDearer = news.after > news.before;
      return (
        <LineChange kind={isDearer ? 'price-raised' : 'price-lowered'}>
          {t(isDearer ? 'cart.news.dearer' : 'cart.news.cheaper', prices)}
        </LineChange>
      );
    }
    case 'stock':
      return (
        <LineChange kind="fewer-left" action={!view.isPackage && <TakeWhatIsLeft view={view} left={news.left} />}>
          {t('goods.stock.fewLeft', { stock: news.left })}
        </LineChange>
      );
    case 'gone':
      return (
        <LineChange kind="discontinued" action={<TakeOut view={view} onRemove={onRemove} />}>
          {t('cart.news.gone')}
        </LineChange>
      );
  }
}

function TakeWhatIsLeft({ view, left }: { view: ItemView; left: number }) {
  const t = useTranslate();
  const form = useForm(quantityForm, { about: { item: view.key, quantity: String(left) }, leadsOn: false });
  return (
    <form {...form.props}>
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
