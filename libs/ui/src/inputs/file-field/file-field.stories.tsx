import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';

interface Args extends FileFieldProps {
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/FileField',
  component: FileField,
  args: { multiple: true, accept: 'image/*', onChange: fn() },
  render: function Render({ hasError, ...args }) {
    const t = useTexts();
    return (
      <FileField
        {...worded(
          {
            label: t.fileLabel,
            chooseLabel: t.fileChoose,
            dropLabel: t.fileDrop,
            clearLabel: t.fileClear,
            hint: t.fileHint,
            error: hasError ? t.fileError : undefined,
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

const pictures = [
  new File(['1'], 'sliten-manschett.jpg', { type: 'image/jpeg' }),
  new File(['2'], `${'IMG_20261118_174455_'.repeat(8)}.png`, { type: 'image/png' }),
];

export const Default: Story = {};
export const WithFiles: Story = {
  parameters: framedInDocs('16rem'),
  play: async ({ canvas, args, globals }) => {
    await userEvent.upload(canvas.getByLabelText(textsOf(globals.locale).fileLabel), pictures);
    await expect(args.onChange).toHaveBeenLastCalledWith(pictures);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const TakenAwayAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByLabelText<HTMLInputElement>(t.fileLabel);
    await userEvent.upload(field, pictures);
    await userEvent.click(canvas.getByRole('button', { name: t.fileClear }));
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(field.files).toHaveLength(0);
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const EmptiedWithItsForm: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(textsOf(globals.locale).fileLabel);
    await userEvent.upload(field, pictures);
    field.form?.reset();
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const Documents: Story = { args: { icon: 'document', accept: '.csv,.xlsx' } };
export const WithError: Story = { args: { hasError: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongestTexts: Story = {
  args: { hasError: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
