import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { SummaryTable, type SummaryTableProps } from './summary-table.tsx';

const meta: Meta<SummaryTableProps> = {
  title: 'Commerce/SummaryTable',
  component: SummaryTable,
  render: function Render() {
    const t = useTexts();
    return (
      <SummaryTable
        rows={[
          { label: t.subtotal, value: t.linePrice },
          { label: t.discountRow, value: `−${t.discountSum}`, kind: 'saving' },
          { label: t.shipping, value: t.free },
          { label: t.total, value: t.paySum, kind: 'total' },
          { label: t.vatRow, value: t.vatSum, kind: 'soft' },
        ]}
      />
    );
  },
};

export default meta;
type Story = StoryObj<SummaryTableProps>;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
