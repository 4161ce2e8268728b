import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack/stack.tsx';
import { expect } from 'storybook/test';
import { useTexts } from '../testing/story-texts.ts';
import { norwegian } from '../testing/texts-nb.ts';
import { swedish } from '../testing/texts-sv.ts';
import { baseTokens } from '../theme/tokens.ts';
import { textStyles } from '../theme/text-styles.ts';
import { Text } from '../typography/text/text.tsx';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Type' };

export default meta;

const sizeOf = (size: keyof typeof baseTokens.fontSize) => `${parseFloat(baseTokens.fontSize[size]) * 16} px`;
/** The first of the family's names: what is shipped. */
const nameOf = (family: keyof typeof baseTokens.font) => baseTokens.font[family].split(',')[0]?.replaceAll(/['"]/g, '');
const families = Object.keys(baseTokens.font) as (keyof typeof baseTokens.font)[]; // its own keys

/** Each role of text as it is set, with the tokens it is made of. A narrow window shows the sizes of a phone. */
export const Styles: StoryObj = {
  render: function Render() {
    const { subheading, price } = useTexts();
    return (
      <Stack space="l">
        {Object.entries(textStyles).map(([name, told]) => (
          <div key={name}>
            <p className={styles.textStyle[name]}>
              <bdi>{name.startsWith('price') ? price : subheading}</bdi>
            </p>
            <Text size="s">
              <strong>{name}</strong>: {told.role}
            </Text>
            <p className={styles.code}>
              font.{told.family} ({nameOf(told.family)}) · fontWeight.{told.weight} (
              {baseTokens.fontWeight[told.weight]}) · fontSize.{told.size} ({sizeOf(told.size)})
              {told.phone !== told.size && `, on a phone fontSize.${told.phone} (${sizeOf(told.phone)})`} · lineHeight.
              {told.lineHeight} ({baseTokens.lineHeight[told.lineHeight]}) · letter spacing {told.tracking} em
            </p>
          </div>
        ))}
      </Stack>
    );
  },
};

export const Families: StoryObj = {
  render: function Render() {
    const { heading, paragraph } = useTexts();
    return (
      <Stack space="l">
        {families.map((family) => (
          <div key={family} className={styles.font[family]}>
            <p className={styles.code}>
              font.{family}: {nameOf(family)}
            </p>
            <p className={styles.size.xl}>
              <strong>{heading}</strong>
            </p>
            <p>{paragraph}</p>
          </div>
        ))}
      </Stack>
    );
  },
};

const stacks = [
  { web: "400 32px 'Source Sans 3'", local: "400 32px 'Source Sans 3 Fallback'", look: 'text' },
  { web: "600 32px 'Source Sans 3'", local: "600 32px 'Source Sans 3 Fallback'", look: 'strong' },
  { web: "600 32px 'Open Sans'", local: "600 32px 'Open Sans Fallback'", look: 'heading' },
] as const;

/** The web fonts and the local fonts that stand in until they have come: same width, same height, so nothing jumps. */
export const Fallbacks: StoryObj = {
  render: function Render() {
    const { paragraph } = useTexts();
    return (
      <Stack>
        {stacks.map(({ web, look }) => (
          <div key={web}>
            <p className={styles.code}>{web}</p>
            <p className={styles.fallback[look]}>{paragraph}</p>
          </div>
        ))}
      </Stack>
    );
  },
  play: async () => {
    const pen = document.createElement('canvas').getContext('2d');
    for (const { web, local } of stacks) {
      const arrived = await Promise.all([document.fonts.load(web), document.fonts.load(local).catch(() => [])]);
      // A machine without Arial or its double has nothing to measure.
      if (!pen || arrived[1].length === 0) continue;
      const [real, standIn] = [web, local].map((font) => {
        pen.font = font;
        return pen.measureText(`${swedish.paragraph} ${norwegian.paragraph}`);
      });
      await expect(arrived[0].length).toBeGreaterThan(0);
      await expect(Math.abs((standIn?.width ?? 0) / (real?.width ?? 1) - 1)).toBeLessThan(0.02);
      await expect(standIn?.fontBoundingBoxAscent).toBeCloseTo(real?.fontBoundingBoxAscent ?? 0, 0);
    }
  },
};
