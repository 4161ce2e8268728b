import type { ListedProduct } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { sitePath } from '@torg/market-routing';
import { QuickAdd } from '@torg/ui';
import { formNameField } from '../page/form/form-name-field.ts';
import { useScope } from '../scope/scope-context.tsx';

/**
 * The short way from a card to the cart: at once where there is one size, else by asking for it. Nothing where nothing can be
 * bought, and where the product is put together first. `client/follow-quick-add.ts` does it in place.
 */
export function CardQuickAdd({ product, t }: { product: ListedProduct; t: Translate }) {
  const { site } = useScope();
  const { name, alias, canonicalUrl, skus, price, stock } = product;
  const [only] = skus;
  if (!price || !only || stock.total <= 0) return null;
  if (skus.length > 1) return <QuickAdd label={t('goods.quickAdd.choose', { name })} href={canonicalUrl} of={alias} />;
  return (
    <QuickAdd
      label={t('goods.quickAdd.add', { name })}
      // A refusal is told there, where the browser sends the form by itself.
      href={sitePath(site, canonicalUrl)}
      of={alias}
      fields={{ [formNameField]: 'buy', skuId: String(only.skuId), quantity: '1' }}
    />
  );
}
