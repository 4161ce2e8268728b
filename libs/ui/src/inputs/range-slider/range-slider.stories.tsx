import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

const meta: Meta<RangeSliderProps> = {
  title: 'Inputs/RangeSlider',
  component: RangeSlider,
  args: { min: 0, max: 2000, step: 50, onChange: fn(), onChangeEnd: fn() },
  render: function Render(args) {
    const t = useTexts();
    const currency = t.language === 'nb-NO' ? 'NOK' : 'SEK';
    const money = new Intl.NumberFormat(t.language, { style: 'currency', currency, maximumFractionDigits: 0 });
    return (
      <RangeSlider
        {...worded(
          {
            label: t.priceHeading,
            fromLabel: t.lowestPrice,
            toLabel: t.highestPrice,
            format: (value) => money.format(value),
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<RangeSliderProps>;

export const Default: Story = {};
export const Narrowed: Story = { args: { defaultValue: [250, 1200] } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: [250, 1200] },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const [from, to] = [t.lowestPrice, t.highestPrice].map((name) =>
      canvas.getByRole('slider', { name: new RegExp(name) }),
    );
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([300, 1200]);
    await expect(from?.getAttribute('aria-valuetext')).toMatch(/300.kr/);
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([300, 2000]);
    // One thumb never passes the other.
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([300, 300]);
  },
};
/** A press on the track moves the thumb that is nearer: nobody needs to drag. */
export const PressOnTheTrack: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: [500, 1500] },
  play: async ({ canvas, args }) => {
    const track = canvas.getByRole('group').lastElementChild ?? document.body;
    const { left, width, top, height } = track.getBoundingClientRect();
    const coords = { clientX: left + width * 0.9, clientY: top + height / 2 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: track, coords }]);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([500, 1800]);
  },
};
/** Both at the upper end, as after a search for the dearest: the lower one lies on top, and has a way to go. */
export const BothAtTheTop: Story = {
  args: { defaultValue: [2000, 2000] },
  play: async ({ canvas, args }) => {
    const track = canvas.getByRole('group').lastElementChild ?? document.body;
    const { right, width, top, height } = track.getBoundingClientRect();
    const at = (x: number) => ({ clientX: x, pageX: x, clientY: top + height / 2, pageY: top + height / 2 });
    const thumb = document.elementFromPoint(right, top + height / 2) ?? document.body;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: thumb, coords: at(right) },
      { coords: at(right - width / 2) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1000, 2000]);
  },
};
export const Disabled: Story = { args: { defaultValue: [250, 1200], isDisabled: true } };
/** Everything costs the same. */
export const SinglePrice: Story = { args: { min: 499, max: 499 } };
export const OneMillion: Story = {
  args: { max: 1_000_000, step: 1000 },
  globals: { viewport: { value: 'phone' } },
};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
