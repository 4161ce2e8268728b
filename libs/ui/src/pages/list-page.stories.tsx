import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button/button.tsx';
import { Icon } from '../actions/icon/icon.tsx';
import { ProductGrid } from '../commerce/product-grid/product-grid.tsx';
import { ProductGridSkeleton } from '../commerce/product-grid/product-grid-skeleton.tsx';
import { EmptyState } from '../feedback/empty-state/empty-state.tsx';
import { Checkbox } from '../inputs/checkbox/checkbox.tsx';
import { CheckboxGroup } from '../inputs/checkbox-group/checkbox-group.tsx';
import { NativeSelect } from '../inputs/native-select/native-select.tsx';
import { Inline } from '../layout/inline/inline.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs/breadcrumbs.tsx';
import { Pagination } from '../navigation/pagination/pagination.tsx';
import { DemoCard } from '../testing/demo-card.tsx';
import { useTexts } from '../testing/story-texts.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import { PageShell } from '../testing/pages/page-shell.tsx';
import { usePageTexts } from '../testing/pages/page-texts.ts';
import * as styles from '../testing/pages/pages.css.ts';

interface Args {
  state: 'full' | 'loading' | 'empty' | 'one';
}

/** A category with its filters: four columns of goods on a wide screen, two on a phone. */
const meta: Meta<Args> = {
  title: 'Pages/List',
  args: { state: 'full' },
  parameters: { isFullPage: true },
  render: ({ state }) => (
    <PageShell isInCategory>
      <Head />
      <div className={styles.withPanel}>
        <Filters />
        <Stack space="l">
          <Toolbar />
          <Goods state={state} />
        </Stack>
      </div>
    </PageShell>
  ),
};

export default meta;
type Story = StoryObj<Args>;

function Head() {
  const t = useTexts();
  const page = usePageTexts();
  return (
    <Stack space="s">
      <Breadcrumbs label={t.breadcrumbs} items={t.crumbs.slice(0, 3).map((label) => ({ label, href: `#${label}` }))} />
      <Inline align="baseline">
        <Heading level={1}>{page.listHeading}</Heading>
        <Text tone="muted">{page.listCount}</Text>
      </Inline>
      <Text isMeasured tone="soft">
        {page.listIntro}
      </Text>
    </Stack>
  );
}

function Filters() {
  const page = usePageTexts();
  return (
    <form className={styles.panel} aria-label={page.filter}>
      <Checkbox name="stock" label={page.onlyInStock} defaultChecked />
      <CheckboxGroup legend={page.material} name="material" options={counted(page.materials)} defaultValue={['0']} />
      <CheckboxGroup legend={page.size} name="size" options={counted(page.sizes)} />
    </form>
  );
}

function counted(labels: readonly string[]) {
  return labels.map((label, index) => ({ value: String(index), label, count: String(48 - index * 11) }));
}

function Toolbar() {
  const page = usePageTexts();
  return (
    <div className={styles.toolbar}>
      <Inline>
        <span className={styles.filterButton}>
          <Button variant="secondary">{page.filter}</Button>
        </span>
        <button type="button" className={styles.chip} aria-label={`${page.removeFilter} ${page.materials[0]}`}>
          {page.materials[0]}
          <Icon name="close" size="s" />
        </button>
        <Button variant="quiet">{page.clearFilters}</Button>
      </Inline>
      <NativeSelect
        label={page.sort}
        isLabelHidden
        options={page.sortings.map((label, index) => ({ value: String(index), label }))}
      />
    </div>
  );
}

const places = Array.from({ length: 12 }, (_, index) => index);

function Goods({ state }: Args) {
  const t = useTexts();
  if (state === 'empty') {
    return <EmptyState icon="search" heading={t.emptyHeading} text={t.emptyText} action={t.continueShopping} />;
  }
  if (state === 'loading') return <ProductGridSkeleton columns={3} label={t.loading} />;
  return (
    <>
      <ProductGrid columns={3} label={t.seeAll}>
        {(state === 'one' ? [0] : places).map((place) => (
          <DemoCard key={place} index={place} isReduced={place % 4 === 1} headingLevel={2} />
        ))}
      </ProductGrid>
      {state === 'full' && (
        <Pagination
          label={t.pages}
          page={1}
          pageCount={11}
          hrefOf={(page) => `#page-${page}`}
          previousLabel={t.previous}
          nextLabel={t.next}
          pageLabel={(page) => `${t.page} ${page}`}
        />
      )}
    </>
  );
}

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { state: 'loading' } };
export const OneProduct: Story = { args: { state: 'one' } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: { textZoom: '200', viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'desktop' } } };
export const AnotherBrand: Story = { globals: { brand: 'demo', viewport: { value: 'desktop' } } };
