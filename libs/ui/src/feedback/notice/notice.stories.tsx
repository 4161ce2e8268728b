import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Notice, type NoticeProps } from './notice.tsx';

const meta: Meta<NoticeProps> = {
  title: 'Feedback/Notice',
  component: Notice,
  render: function Render(args) {
    const t = useTexts();
    return <Notice {...worded({ title: t.noticeTitle }, args)}>{t.notice}</Notice>;
  },
};

export default meta;
type Story = StoryObj<NoticeProps>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = { args: { tone: 'danger', role: 'alert' } };
export const LongestTexts: Story = { args: { tone: 'warning' }, globals: { locale: 'longest' } };
