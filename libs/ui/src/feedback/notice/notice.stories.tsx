import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Notice, type NoticeProps } from './notice.tsx';

const meta: Meta<NoticeProps> = {
  title: 'Feedback/Notice',
  component: Notice,
  argTypes: { children: { control: 'text' } },
  render: function Render(args) {
    const t = useTexts();
    const hasFailed = args.tone === 'danger';
    return (
      <Notice
        {...worded(
          { title: hasFailed ? t.failureTitle : t.noticeTitle, children: hasFailed ? <Failure /> : t.notice },
          args,
        )}
      />
    );
  },
};

/** What is left, and the way on. */
function Failure() {
  const t = useTexts();
  return (
    <Stack space="s">
      <span>{t.failure}</span>
      <Inline>
        <Button variant="secondary">{t.tryAgain}</Button>
      </Inline>
    </Stack>
  );
}

export default meta;
type Story = StoryObj<NoticeProps>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = { args: { tone: 'danger', role: 'alert' } };
export const LongestTexts: Story = { args: { tone: 'warning' }, globals: { locale: 'longest' } };
