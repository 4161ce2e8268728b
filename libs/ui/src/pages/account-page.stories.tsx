import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button/button.tsx';
import { Avatar } from '../data/avatar/avatar.tsx';
import { DescriptionList } from '../data/description-list/description-list.tsx';
import { Table } from '../data/table/table.tsx';
import { Badge } from '../feedback/badge/badge.tsx';
import { Notice } from '../feedback/notice/notice.tsx';
import { Inline } from '../layout/inline/inline.tsx';
import { Spread } from '../layout/spread/spread.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Link } from '../navigation/link/link.tsx';
import { useTexts } from '../testing/story-texts.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import { PageShell } from '../testing/pages/page-shell.tsx';
import { usePageTexts } from '../testing/pages/page-texts.ts';
import * as styles from '../testing/pages/pages.css.ts';

interface Args {
  hasOrders: boolean;
}

/** What a customer comes back for: orders, balance, their own details. */
const meta: Meta<Args> = {
  title: 'Pages/Account',
  args: { hasOrders: true },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  render: function Render({ hasOrders }) {
    const page = usePageTexts();
    return (
      <PageShell>
        <Inline>
          <Avatar name="Astrid Lindqvist" />
          <Heading level={1}>{page.accountHeading}</Heading>
        </Inline>
        <div className={styles.withMenu}>
          <Menu />
          <Stack space="xl">
            <Notice tone="success">{page.accountBalance}</Notice>
            <Orders hasOrders={hasOrders} />
            <Details />
          </Stack>
        </div>
      </PageShell>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

function Menu() {
  const t = useTexts();
  const { accountMenu } = usePageTexts();
  return (
    <nav className={styles.accountMenu} aria-label={t.account}>
      {accountMenu.map((label, index) => (
        <a
          key={label}
          className={styles.accountLink}
          href={`#${label}`}
          aria-current={index === 0 ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

const tones = ['news', 'success', 'neutral'] as const;

function Orders({ hasOrders }: Args) {
  const page = usePageTexts();
  const [order, state, sum] = page.orderColumns;
  const rows = page.orderRows.map(([number, day, status, total], index) => ({
    id: number,
    cells: {
      order: (
        <Stack space="xxs">
          <Link isStandalone href={`#${number}`}>
            {number}
          </Link>
          <Text size="s" tone="muted">
            {day}
          </Text>
        </Stack>
      ),
      state: <Badge tone={tones[index] ?? 'neutral'}>{status}</Badge>,
      sum: total,
    },
  }));
  return (
    <section className={styles.section}>
      <Heading level={2}>{page.ordersHeading}</Heading>
      <Table
        caption={page.ordersHeading}
        isCaptionHidden
        emptyText={page.noOrders}
        columns={[
          { id: 'order', label: order },
          { id: 'state', label: state },
          { id: 'sum', label: sum, isNumeric: true },
        ]}
        rows={hasOrders ? rows : []}
      />
    </section>
  );
}

function Details() {
  const page = usePageTexts();
  return (
    <section className={styles.section}>
      <Spread>
        <Heading level={2}>{page.detailsHeading}</Heading>
        <Button variant="secondary" size="s">
          {page.change}
        </Button>
      </Spread>
      <DescriptionList items={page.details.map(([term, value]) => ({ term, value }))} />
    </section>
  );
}

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NoOrdersYet: Story = { args: { hasOrders: false } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'desktop' } } };
