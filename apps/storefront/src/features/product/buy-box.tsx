import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { useTranslate } from '@torg/i18n/react';
import { ButtonLink, Heading, Icon, Link, Notice, PriceTag, RatingStars, Stack, Text } from '@torg/ui';
import { showsWidget } from '../../config/review-widget.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { freeShippingLimit } from '../../display/free-shipping-limit.ts';
import { LaterProductDelivery } from '../../elements/delivery-parts.ts';
import { WaitingNotice } from '../../elements/waiting-notice.tsx';
import { WidgetPlace } from '../../elements/widget-rating.tsx';
import { FavouriteButton } from '../../elements/favourite-button.tsx';
import { countryOf } from '../../display/country-of.ts';
import { fullPriceView, perUnitView } from '../../display/price-view.ts';
import { BuyForm } from './buy-form.tsx';
import { GiftPurchase } from './gift-purchase.tsx';
import { packageBuilderId } from './package-builder-id.ts';
import { Availability } from './availability.tsx';
import { CompareLink } from './compare-link.tsx';
import { CampaignLinks } from './campaign-links.tsx';
import { OrderSizesLink } from './order-sizes-link.tsx';
import { reviewsId } from './review-choice.ts';
import { LaterOwnPrice, LaterStockNotice } from './product-parts.ts';
import { scoreText } from './score-text.ts';
import { VariantChoice } from './variant-choice.tsx';
import * as styles from './product-page.css.ts';

/** Name, price and choices of a product, and the form that buys it. */
export const BuyBox = observer(function BuyBox({ product }: { product: Product }) {
  const t = useTranslate();
  const scope = useScope();
  const { config, site, stores } = scope;
  const { brand, price } = product;
  const isPerson = stores.customer.vatView !== 'exVat';
  const returns = t('product.returns.text', {
    buyer: isPerson ? 'person' : 'organization',
    cost: config.shop.claims.freeReturns ? 'none' : 'some',
  });
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  // A package has no size of its own: its parts are picked farther down.
  const isPackage = price !== null && product.type === 'package';
  const isGiftCard = product.type === 'giftcard';
  const isForSale = price !== null && product.skus.length > 0;
  return (
    <div className={styles.buyBox}>
      <Stack space="xs">
        {brand && (
          <Link href={brand.canonicalUrl} tone="quiet" isStandalone>
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
        <Rating product={product} />
        <Text tone="soft">{product.texts.short}</Text>
      </Stack>
      {price && (
        <PriceTag
          {...fullPriceView(price, product.lowestPrice, viewer)}
          {...perUnitView(product, viewer, countryOf(site))}
        />
      )}
      <LaterOwnPrice key={`own price of ${product.alias}`} product={product} />
      <CampaignLinks campaigns={product.campaigns} />
      {isPackage && product.stock.total > 0 && <Availability product={product} sku={null} />}
      {isPackage && (
        <ButtonLink href={`#${packageBuilderId}`} size="l" isFullWidth>
          {t('product.package.start')}
        </ButtonLink>
      )}
      {!isForSale && !isPackage && <Notice tone="info">{t('product.unavailable')}</Notice>}
      <VariantChoice product={product} />
      {isForSale && (isGiftCard ? <GiftPurchase product={product} /> : <BuyForm product={product} />)}
      {isForSale && <WaitingNotice skuIds={product.skus.map(({ skuId }) => skuId)} />}
      {isForSale && <OrderSizesLink product={product} />}
      {isForSale && <LaterStockNotice key={`stock notice of ${product.alias}`} product={product} />}
      {!isGiftCard && (
        <>
          {(isForSale || isPackage) && <LaterProductDelivery key={product.alias} product={product} />}
          <ul className={styles.promises}>
            <li className={styles.promise}>
              <Icon name="truck" /> {t('product.delivery.text', { limit: freeShippingLimit(scope) })}
            </li>
            {returns !== '' && (
              <li className={styles.promise}>
                <Icon name="return" />
                <span>
                  {returns}{' '}
                  {isPerson && <Link href={href(site.locale, 'withdraw', {})}>{t('product.returns.how')}</Link>}
                </span>
              </li>
            )}
            <li className={styles.promise}>
              <Icon name="scales" /> <CompareLink productId={product.productId} />
            </li>
          </ul>
        </>
      )}
    </div>
  );
});

/** What customers think of it on average, leading to what they wrote; nothing where nobody has. */
function Rating({ product }: { product: Product }) {
  const t = useTranslate();
  const { config, site } = useScope();
  const { languageId } = site;
  const { rating } = product;
  if (showsWidget(config)) return <WidgetPlace product={product} kind="lipscore-rating-small" />;
  if (rating.voteCount === 0) return null;
  const { score, voteCount: count } = rating;
  const spoken = t('product.rating', { score: scoreText(score, languageId), count });
  return (
    <Link href={`#${reviewsId}`} tone="quiet" isStandalone>
      <RatingStars score={score} count={`(${count})`} spoken={spoken} />
    </Link>
  );
}
