import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { UndoRow, type UndoRowProps } from './undo-row.tsx';

const meta: Meta<UndoRowProps> = {
  title: 'Feedback/UndoRow',
  component: UndoRow,
  argTypes: { children: { control: 'text' } },
  render: function Render(args) {
    const t = useTexts();
    const action = (
      <>
        <Button variant="secondary" size="s">
          {t.undo}
        </Button>
        <IconButton icon="close" label={t.close} />
      </>
    );
    return <UndoRow {...worded({ children: t.undoRow, action }, args)} />;
  },
};

export default meta;
type Story = StoryObj<UndoRowProps>;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
