import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button/button.tsx';
import { Icon } from '../actions/icon/icon.tsx';
import { IconButton } from '../actions/icon-button/icon-button.tsx';
import { Gallery } from '../commerce/gallery/gallery.tsx';
import { PriceTag } from '../commerce/price-tag/price-tag.tsx';
import { ProductGrid } from '../commerce/product-grid/product-grid.tsx';
import { RatingStars } from '../commerce/rating-stars/rating-stars.tsx';
import { StockNote } from '../commerce/stock-note/stock-note.tsx';
import { DescriptionList } from '../data/description-list/description-list.tsx';
import { QuantityField } from '../inputs/quantity-field/quantity-field.tsx';
import { SizePicker } from '../inputs/size-picker/size-picker.tsx';
import { SwatchPicker } from '../inputs/swatch-picker/swatch-picker.tsx';
import { Columns } from '../layout/columns/columns.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs/breadcrumbs.tsx';
import { DemoCard } from '../testing/demo-card.tsx';
import { drawnPicture, goodsColours } from '../testing/drawn-pictures.ts';
import { useTexts } from '../testing/story-texts.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import { PageShell } from '../testing/pages/page-shell.tsx';
import { usePageTexts } from '../testing/pages/page-texts.ts';
import * as styles from '../testing/pages/pages.css.ts';

interface Args {
  state: 'buyable' | 'sold-out' | 'without-picture';
}

/** A product: its pictures beside the box that sells it, then everything a doubtful shopper asks. */
const meta: Meta<Args> = {
  title: 'Pages/Product',
  args: { state: 'buyable' },
  parameters: { isFullPage: true },
  render: function Render({ state }) {
    const t = useTexts();
    return (
      <PageShell isInCategory>
        <Breadcrumbs label={t.breadcrumbs} items={t.crumbs.map((label) => ({ label, href: `#${label}` }))} />
        <div className={styles.product}>
          <Pictures state={state} />
          <BuyBox state={state} />
        </div>
        <div className={styles.sections}>
          <Facts />
          <Related />
        </div>
      </PageShell>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

function Pictures({ state }: Args) {
  const t = useTexts();
  const views = state === 'without-picture' ? [] : [goodsColours[1], goodsColours[4], goodsColours[3]];
  const images = views.map((colour, index) => {
    const view = drawnPicture('sweater', colour, `${t.product} ${index + 1}`);
    return { ...view, thumbnail: view.src };
  });
  return <Gallery label={t.gallery} images={images} thumbnailLabel={(n) => `${t.picture} ${n}`} />;
}

function BuyBox({ state }: Args) {
  const t = useTexts();
  const isSoldOut = state === 'sold-out';
  const colours = t.colours.slice(0, 5).map((label, index) => ({
    href: `#${index}`,
    label,
    ...(goodsColours[index] && { colour: goodsColours[index] }),
    isSoldOut: index === 3,
  }));
  return (
    <div className={styles.buyBox}>
      <Stack space="xs">
        <Text tone="muted">{t.brand}</Text>
        <div className={styles.titleRow}>
          <Heading level={1}>{t.product}</Heading>
          <IconButton icon="heart" label={t.favourite} />
        </div>
        <RatingStars score={4.4} count="(128)" spoken={t.averageRating} />
      </Stack>
      <PriceTag
        size="l"
        selling={t.price}
        prior={t.priorPrice}
        priorCaption={t.priorCaption}
        discount={t.discount}
        spoken={t.spokenReduced}
        vatNote={t.vat}
      />
      <SwatchPicker label={t.colour} current="#1" options={colours} soldOutLabel={t.soldOut} />
      <SizePicker
        legend={t.size}
        options={['XS', 'S', 'M', 'L', 'XL'].map((label) => ({
          value: label,
          label,
          isSoldOut: isSoldOut || label === 'XS',
        }))}
        soldOutLabel={t.soldOut}
        hint={t.sizeHint}
      />
      <QuantityField
        label={t.quantity}
        decreaseLabel={t.decrease}
        increaseLabel={t.increase}
        max={9}
        isDisabled={isSoldOut}
      />
      <Button size="l" icon="cart" isFullWidth disabled={isSoldOut}>
        {t.addToCart}
      </Button>
      <StockNote state={isSoldOut ? 'out-of-stock' : 'in-stock'} label={isSoldOut ? t.outOfStock : t.inStock} />
      <Promises />
    </div>
  );
}

function Promises() {
  const page = usePageTexts();
  const promises = [
    ['truck', page.deliveryPromise],
    ['return', page.returnPromise],
    ['factory', page.factoryPromise],
  ] as const;
  return (
    <ul className={styles.promises}>
      {promises.map(([icon, text]) => (
        <li key={text} className={styles.promise}>
          <Icon name={icon} size="s" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Facts() {
  const t = useTexts();
  const page = usePageTexts();
  return (
    <Columns phone={1} desktop={2} space="xl">
      <Stack>
        <Heading level={2}>{page.aboutHeading}</Heading>
        <Text isMeasured>{page.description}</Text>
        <Heading level={3}>{page.factsHeading}</Heading>
        <DescriptionList items={t.specifications.map(([term, value]) => ({ term, value }))} />
      </Stack>
      <Stack>
        <Heading level={2}>{page.reviewsHeading}</Heading>
        {page.reviews.map(([name, text], index) => (
          <Stack key={name} space="xxs">
            <RatingStars score={5 - index} spoken={`${5 - index} / 5`} />
            <Text isMeasured>{text}</Text>
            <Text size="s" tone="muted">
              {name}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Columns>
  );
}

function Related() {
  const page = usePageTexts();
  return (
    <Stack>
      <Heading level={2}>{page.relatedHeading}</Heading>
      <ProductGrid label={page.relatedHeading}>
        {[1, 2, 3, 4].map((index) => (
          <DemoCard key={index} index={index} />
        ))}
      </ProductGrid>
    </Stack>
  );
}

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SoldOut: Story = { args: { state: 'sold-out' } };
export const WithoutPicture: Story = { args: { state: 'without-picture' } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'phone' } } };
