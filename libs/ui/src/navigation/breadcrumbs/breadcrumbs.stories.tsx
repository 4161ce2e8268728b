import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';

const meta: Meta<BreadcrumbsProps> = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  render: function Render(args) {
    const { breadcrumbs, crumbs } = useTexts();
    const items = crumbs.map((label, index) => ({ label, href: index < crumbs.length - 1 ? `#${index}` : undefined }));
    return <Breadcrumbs {...worded({ label: breadcrumbs, items }, args)} />;
  },
};

export default meta;
type Story = StoryObj<BreadcrumbsProps>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
