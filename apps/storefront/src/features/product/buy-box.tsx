import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button, Heading, Icon, Link, Notice, PriceTag, QuantityField, Stack, StockNote, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { freeShippingLimit } from '../../display/free-shipping-limit.ts';
import { Announcement } from '../../elements/announcement.tsx';
import { FavouriteButton } from '../../elements/favourite-button.tsx';
import { fullPriceView } from '../../display/price-view.ts';
import { shopPath } from '../../navigation/shop-address.ts';
import { stockView } from '../../display/stock-view.ts';
import { CampaignLinks } from './campaign-links.tsx';
import { SizeChoice } from './size-choice.tsx';
import { useBuyForm } from './use-buy-form.ts';
import { VariantChoice } from './variant-choice.tsx';
import * as styles from './product-page.css.ts';

/** Name, price and choices of a product, and the button that buys it. A plain form, so it works without script too. */
export const BuyBox = observer(function BuyBox({ product }: { product: Product }) {
  const t = useTranslate();
  const scope = useScope();
  const { site, stores } = scope;
  const { sku, chooseSku, problem, submit } = useBuyForm(product);
  const soldOut = product.stock.total === 0;
  const { brand, price } = product;
  // A package has no size of its own, and its parts cannot be chosen here.
  const isForSale = price !== null && product.skus.length > 0;
  return (
    <div className={styles.buyBox}>
      <Stack space="xs">
        {brand && (
          <Link href={shopPath(brand.canonicalUrl)} tone="quiet">
            {brand.name}
          </Link>
        )}
        <div className={styles.titleRow}>
          {/* Another colour changes the name in place, with the focus on the colour. */}
          <div aria-live="polite">
            <Heading level={1} size="l">
              {product.name}
            </Heading>
          </div>
          <FavouriteButton product={product} />
        </div>
        <Text tone="soft">{product.texts.short}</Text>
      </Stack>
      {price && (
        <PriceTag
          {...fullPriceView(price, product.lowestPrice, { locale: site.locale, vatView: stores.customer.vatView, t })}
        />
      )}
      <CampaignLinks campaigns={product.campaigns} />
      {!isForSale && <Notice tone="info">{t('product.unavailable')}</Notice>}
      <VariantChoice product={product} />
      {isForSale && (
        <form method="post" action={siteHref(site, 'cart', {})} onSubmit={(event) => void submit(event)} noValidate>
          <input type="hidden" name="product" value={shopPath(product.canonicalUrl)} />
          <Stack space="l">
            <SizeChoice
              skus={product.skus}
              chosen={sku}
              onChange={chooseSku}
              error={problem?.field === 'size' ? problem.text : undefined}
            />
            {!soldOut && (
              <QuantityField
                label={t('product.quantity')}
                decreaseLabel={t('product.decrease')}
                increaseLabel={t('product.increase')}
                defaultValue={1}
                max={Math.max(1, (sku ?? product).stock.total)}
                error={problem?.field === 'quantity' ? problem.text : undefined}
              />
            )}
            <StockNote {...stockView((sku ?? product).stock, t)} />
            {problem?.field === 'form' && <Notice tone="danger">{problem.text}</Notice>}
            {/* A size that is missing gets the focus, and is heard with it. */}
            <Announcement of={problem}>{problem?.field !== 'size' && problem?.text}</Announcement>
            <Button type="submit" size="l" icon="cart" isFullWidth disabled={soldOut} isPending={stores.cart.isAdding}>
              {soldOut ? t('product.soldOut') : t('product.addToCart')}
            </Button>
          </Stack>
        </form>
      )}
      <ul className={styles.promises}>
        <li className={styles.promise}>
          <Icon name="truck" /> {t('product.delivery.text', { limit: freeShippingLimit(scope) })}
        </li>
        <li className={styles.promise}>
          <Icon name="return" /> {t('product.returns.text')}
        </li>
      </ul>
    </div>
  );
});
