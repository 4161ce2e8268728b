import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Link, Notice, Picture, PriceTag, SizePicker, Stack, StockNote, Text } from '@torg/ui';
import { Dialog, OverlayProvider } from '@torg/ui/overlays';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';
import { stockView } from '../../display/stock-view.ts';
import { Announcement } from '../../elements/announcement.tsx';
import { buyForm } from '../../elements/buy.form.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './size-dialog.css.ts';

const shownForm = { name: 'buy', fetch: async () => buyForm };

/** The sizes of a product that a card puts in the cart. */
export const SizeDialog = observer(function SizeDialog({ alias }: { alias: string }) {
  const t = useTranslate();
  const { site, commerce, stores } = useScope();
  const { data: product } = useSuspenseQuery(productQuery(commerce, alias));
  // What has left the shop meanwhile is told by its own page.
  if (!product) throw new Error(`No product has the alias ${alias}`);
  return (
    <OverlayProvider locale={site.languageId}>
      <Dialog
        size="s"
        title={t('quick-add.heading')}
        closeLabel={t('quick-add.close')}
        isOpen
        onOpenChange={() => stores.ui.askSizeOf(null)}
      >
        <SizeForm product={product} />
      </Dialog>
    </OverlayProvider>
  );
});

const SizeForm = observer(function SizeForm({ product }: { product: Product }) {
  const t = useTranslate();
  const { stores } = useScope();
  const { ui } = stores;
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useForm(shownForm, {
    about: { quantity: '1' },
    leadsOn: false,
    onAnswer({ kind }) {
      if (kind !== 'done') return;
      ui.askSizeOf(null);
      ui.setCartPanelOpen(true);
    },
  });
  const sku = product.skus.find(({ skuId }) => String(skuId) === chosen);
  const isOfThisSize = form.outcome?.typed.skuId === (chosen ?? undefined);
  const text = isOfThisSize ? cartAnswerText(form.outcome?.answer ?? null, { t, isOnline: ui.online }) : null;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="l">
        <Goods product={product} />
        <SizePicker
          legend={t('quick-add.size')}
          name="skuId"
          options={product.skus.map(({ skuId, name, stock }) => ({
            value: String(skuId),
            label: name,
            isSoldOut: stock.total === 0,
          }))}
          soldOutLabel={t('quick-add.soldOut')}
          value={chosen}
          onChange={setChosen}
          error={chosen === null ? form.field('skuId').error : undefined}
        />
        {sku && <StockNote {...stockView(sku.stock, t)} />}
        {text && <Notice tone="danger">{text}</Notice>}
        <Announcement of={form.outcome}>{text}</Announcement>
        <Button type="submit" size="l" icon="cart" isFullWidth isPending={form.isPending}>
          {t('quick-add.add')}
        </Button>
        <Link href={product.canonicalUrl} onClick={() => ui.askSizeOf(null)}>
          {t('quick-add.more')}
        </Link>
      </Stack>
    </form>
  );
});

/** What it is about, since the dialog covers the card. */
const Goods = observer(function Goods({ product }: { product: Product }) {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const [image] = product.images;
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  return (
    <div className={styles.goods}>
      {image && (
        <div className={styles.picture}>
          <Picture {...thumbnailView(config.imageBase, image)} />
        </div>
      )}
      <Stack space="xxs">
        <Text>{product.name}</Text>
        {product.price && <PriceTag {...priceView(product.price, product.lowestPrice, viewer)} />}
      </Stack>
    </div>
  );
});
