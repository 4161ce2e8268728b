import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button/button.tsx';
import { Icon } from '../actions/icon/icon.tsx';
import { IconButton } from '../actions/icon-button/icon-button.tsx';
import { Gallery } from '../commerce/gallery/gallery.tsx';
import { PriceTag } from '../commerce/price-tag/price-tag.tsx';
import { RatingStars } from '../commerce/rating-stars/rating-stars.tsx';
import { StockNote } from '../commerce/stock-note/stock-note.tsx';
import { DescriptionList } from '../data/description-list/description-list.tsx';
import { QuantityField } from '../inputs/quantity-field/quantity-field.tsx';
import { SizePicker } from '../inputs/size-picker/size-picker.tsx';
import { SwatchPicker } from '../inputs/swatch-picker/swatch-picker.tsx';
import { Carousel } from '../layout/carousel/carousel.tsx';
import { Columns } from '../layout/columns/columns.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs/breadcrumbs.tsx';
import { productPhotos } from '../testing/photos/photo.ts';
import { useTexts } from '../testing/story-texts.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import { PageCard } from '../testing/pages/page-card.tsx';
import { companions, jumperColours } from '../testing/pages/page-goods.ts';
import { usePagePrice } from '../testing/pages/page-price.ts';
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
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  render: function Render({ state }) {
    const t = useTexts();
    const { crumbs, woollens } = usePageTexts();
    const way = crumbs.map((label) => ({ label, href: `#${label}` }));
    return (
      <PageShell isInCategory>
        <Breadcrumbs label={t.breadcrumbs} items={[...way, { label: woollens[0][0] }]} />
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
  const [[name]] = usePageTexts().woollens;
  const images = state === 'without-picture' ? [] : productPhotos(name).slice(0, 3);
  return <Gallery label={`${t.gallery}: ${name}`} images={images} thumbnailLabel={(n) => `${t.picture} ${n}`} />;
}

function BuyBox({ state }: Args) {
  const t = useTexts();
  const page = usePageTexts();
  const [name, selling, prior] = page.woollens[0];
  const price = usePagePrice(selling, prior);
  const isSoldOut = state === 'sold-out';
  const colours = jumperColours.map((colour, index) => ({
    href: `#${index}`,
    label: page.colours[index] ?? colour,
    colour,
    isSoldOut: index === 2,
  }));
  return (
    <div className={styles.buyBox}>
      <Stack space="xs">
        <div className={styles.brandRow}>
          <Text tone="muted">{page.brand}</Text>
          <IconButton icon="heart" label={t.favourite} />
        </div>
        <Heading level={1}>{name}</Heading>
        <RatingStars score={4.5} count="(2)" spoken={page.rating} />
      </Stack>
      <PriceTag {...price} size="l" vatNote={t.vat} />
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
  const page = usePageTexts();
  return (
    <Columns phone={1} desktop={2} space="xl">
      <Stack>
        <Heading level={2}>{page.aboutHeading}</Heading>
        <Text isMeasured>{page.description}</Text>
        <Heading level={3}>{page.factsHeading}</Heading>
        <DescriptionList items={page.facts.map(([term, value]) => ({ term, value }))} />
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
  const t = useTexts();
  const page = usePageTexts();
  return (
    <Stack>
      <Heading level={2}>{page.relatedHeading}</Heading>
      <Carousel
        label={page.relatedHeading}
        previousLabel={t.previous}
        nextLabel={t.next}
        viewLabel={(view) => `${t.page} ${view}`}
      >
        {companions.map((goods, index) => {
          const texts = page.companions[index];
          return texts && <PageCard key={texts[0]} goods={goods} texts={texts} />;
        })}
      </Carousel>
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
