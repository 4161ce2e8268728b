import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Link } from '../../navigation/link/link.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Text } from '../../typography/text/text.tsx';
import { CookieBanner, type CookieBannerProps } from './cookie-banner.tsx';

interface Args extends Partial<CookieBannerProps> {
  paragraphs?: number;
}

const ids = ['necessary', 'preferences', 'statistics', 'marketing'];

const meta: Meta<Args> = {
  title: 'Feedback/CookieBanner',
  component: CookieBanner as ComponentType<Args>, // the texts bring what an Args may lack
  parameters: { ...framedInDocs('32rem'), isFullPage: true },
  args: { onAnswer: fn(), paragraphs: 6 },
  render: function Render({ onAnswer = () => {}, paragraphs = 0, ...args }) {
    const t = useTexts();
    const categories = t.cookieCategories.map(([label, text], index) => ({
      id: ids[index] ?? label,
      label,
      text,
      isNecessary: index === 0,
    }));
    return (
      <>
        <Stack>
          {Array.from({ length: paragraphs }, (_, n) => (
            <Text key={n}>{t.paragraph}</Text>
          ))}
          <Button>{t.addToCart}</Button>
        </Stack>
        <CookieBanner
          heading={t.cookieHeading}
          acceptLabel={t.cookieAccept}
          refuseLabel={t.cookieRefuse}
          chooseLabel={t.cookieChoose}
          saveLabel={t.cookieSave}
          categories={categories}
          onAnswer={onAnswer}
          {...args}
        >
          {t.cookieText} <Link href="#cookies">{t.readMore}</Link>
        </CookieBanner>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

/** On a wide window from edge to edge of the page: the words, and the answers beside them. */
export const Asking: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const words = canvas.getByRole('heading', { name: t.cookieHeading }).getBoundingClientRect();
    const answer = canvas.getByRole('button', { name: t.cookieAccept }).getBoundingClientRect();
    await expect(document.documentElement.clientWidth - answer.right).toBeCloseTo(words.left, 0);
  },
};
/** The answers keep their places, so that a second press hits none of them that was not there at the first. */
export const Choosing: Story = {
  parameters: framedInDocs('56rem'),
  args: { paragraphs: 30 },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const placesOf = (...names: readonly string[]) =>
      names.map((name) => {
        const { left, top, width } = canvas.getByRole('button', { name }).getBoundingClientRect();
        return [left, top, width].map(Math.round);
      });
    const before = placesOf(t.cookieRefuse, t.cookieChoose, t.cookieAccept);
    await userEvent.dblClick(canvas.getByRole('button', { name: t.cookieChoose }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(placesOf(t.cookieRefuse, t.cookieSave, t.cookieAccept)).toEqual(before);
    await expect(new Set(before.map(([, top, width]) => `${width} ${top}`)).size).toBe(1);
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const AnswersWeighTheSame: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const answers = [t.cookieAccept, t.cookieRefuse, t.cookieChoose].map((name) =>
      canvas.getByRole('button', { name }),
    );
    const looks = answers.map((answer) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(answer);
      const { width, height } = answer.getBoundingClientRect();
      return JSON.stringify([backgroundColor, color, fontSize, fontWeight, borderColor, Math.round(width), height]);
    });
    await expect(new Set(looks).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: t.cookieRefuse }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['necessary']);
    await userEvent.click(canvas.getByRole('button', { name: t.cookieAccept }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(ids);
  },
};
export const NothingIsTickedBeforehand: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(canvas.getByRole('button', { name: t.cookieChoose }));
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: t.cookieCategories[2]?.[0] }));
    await userEvent.click(canvas.getByRole('button', { name: t.cookieSave }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['necessary', 'statistics']);
  },
};
export const CoversNoFocus: Story = {
  tags: ['!autodocs'],
  args: { paragraphs: 30 },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const button = canvas.getByRole('button', { name: t.addToCart });
    window.scrollTo(0, 0);
    button.focus();
    const banner = canvas.getByRole('region', { name: t.cookieHeading });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top + 1);
    window.scrollTo(0, 0);
  },
};
