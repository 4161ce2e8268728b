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
import { useTexts } from '../testing/story-texts.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import { PageCard } from '../testing/pages/page-card.tsx';
import { woollens } from '../testing/pages/page-goods.ts';
import { PageShell } from '../testing/pages/page-shell.tsx';
import { usePageTexts } from '../testing/pages/page-texts.ts';
import * as styles from '../testing/pages/pages.css.ts';

interface Args {
  state: 'full' | 'loading' | 'none' | 'one';
}

/** A category with its filters: four columns of goods on a wide screen, two on a phone. */
const meta: Meta<Args> = {
  title: 'Pages/List',
  args: { state: 'full' },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  render: ({ state }) => (
    <PageShell isInCategory>
      <Head state={state} />
      {state === 'one' ? (
        <Goods state={state} />
      ) : (
        <div className={styles.withPanel}>
          <Filters state={state} />
          <Stack space="l">
            <Toolbar />
            <Goods state={state} />
          </Stack>
        </div>
      )}
    </PageShell>
  ),
};

export default meta;
type Story = StoryObj<Args>;

function Head({ state }: Args) {
  const t = useTexts();
  const page = usePageTexts();
  return (
    <Stack space="s">
      <Breadcrumbs
        label={t.breadcrumbs}
        items={page.crumbs.map((label, index) => (index < 2 ? { label, href: `#${label}` } : { label }))}
      />
      <Inline align="baseline">
        <Heading level={1}>{page.listHeading}</Heading>
        {state !== 'loading' && <Text tone="muted">{page.listCounts[state]}</Text>}
      </Inline>
      <Text isMeasured tone="soft">
        {page.listIntro}
      </Text>
    </Stack>
  );
}

function Filters({ state }: Args) {
  const page = usePageTexts();
  return (
    <form className={styles.panel} aria-label={page.filter}>
      <Checkbox name="stock" label={page.onlyInStock} />
      <CheckboxGroup
        legend={page.material}
        name="material"
        options={counted(page.materials, state)}
        defaultValue={['0']}
      />
      <CheckboxGroup legend={page.size} name="size" options={counted(page.sizes, state)} />
    </form>
  );
}

function counted(rows: readonly (readonly [string, string])[], state: Args['state']) {
  return rows.map(([label, count], index) => ({
    value: String(index),
    label,
    count: state === 'none' ? '0' : count,
  }));
}

function Toolbar() {
  const page = usePageTexts();
  const [[material]] = page.materials;
  return (
    <div className={styles.toolbar}>
      <span className={styles.filterButton}>
        <Button variant="secondary">{page.filter}</Button>
      </span>
      <div className={styles.chosen}>
        <Inline>
          <button type="button" className={styles.chip} aria-label={`${page.removeFilter} ${material}`}>
            {material}
            <Icon name="close" size="s" />
          </button>
          <Button variant="quiet">{page.clearFilters}</Button>
        </Inline>
      </div>
      <div className={styles.sorting}>
        <NativeSelect
          label={page.sort}
          isLabelHidden
          options={page.sortings.map((label, index) => ({ value: String(index), label }))}
        />
      </div>
    </div>
  );
}

function Goods({ state }: Args) {
  const t = useTexts();
  const page = usePageTexts();
  if (state === 'none') {
    const clear = <Button variant="secondary">{page.clearFilters}</Button>;
    return <EmptyState icon="search" heading={page.noMatch} text={page.noMatchText} action={clear} />;
  }
  if (state === 'loading') return <ProductGridSkeleton columns={3} label={t.loading} />;
  const shown = state === 'one' ? page.woollens.slice(0, 1) : page.woollens;
  return (
    <>
      <ProductGrid columns={state === 'one' ? 4 : 3} label={page.listHeading}>
        {shown.map((texts, index) => {
          const goods = woollens[index];
          return goods && <PageCard key={texts[0]} goods={goods} texts={texts} headingLevel={2} />;
        })}
      </ProductGrid>
      {state === 'full' && (
        <Pagination
          label={t.pages}
          page={1}
          pageCount={2}
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
export const NothingFits: Story = { args: { state: 'none' } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: { textZoom: '200', viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'desktop' } } };
export const AnotherBrand: Story = { globals: { brand: 'demo', viewport: { value: 'desktop' } } };
