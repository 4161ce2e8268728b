import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack/stack.tsx';
import { colourPairs } from '../theme/colour-pairs.ts';
import { contrast } from '../theme/contrast.ts';
import { tokenList } from '../theme/token-list.ts';
import { variableName } from '../theme/variable-name.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Colours' };

export default meta;

const valueOf = new Map(tokenList().map(({ name, value }) => [name, value]));
const colours = tokenList().filter(({ value }) => /^(#|rgb)/.test(value));
const ratio = (one = '', other = '') => contrast(one, other).toFixed(2);

/** Every colour token: its name in a theme map, its variable, and its value in the brand's own theme. */
export const Tokens: StoryObj = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Colours</Heading>
      <ul className={styles.list}>
        {colours.map(({ name, value }) => (
          <li key={name} className={styles.sample}>
            <svg className={styles.chip} viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                width="10"
                height="10"
                vectorEffect="non-scaling-stroke"
                fill={`var(--${variableName(name.split('.'))})`}
              />
            </svg>
            <Text isStrong>{name}</Text>
            <p className={styles.code}>--{variableName(name.split('.'))}</p>
            <p className={styles.code}>{value}</p>
          </li>
        ))}
      </ul>
    </Stack>
  ),
};

/** The pairs that meet on a screen, with the contrast they have and the contrast they need. */
export const Contrast: StoryObj = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Contrast</Heading>
      <ul className={styles.list}>
        {colourPairs().map(({ ink, ground, atLeast }) => (
          <li key={`${ink} ${ground}`} className={styles.sample}>
            <svg className={styles.chip} viewBox="0 0 240 64" aria-hidden="true">
              <rect width="240" height="64" rx="4" fill={valueOf.get(ground)} />
              <text x="16" y="42" fontSize="28" stroke="none" fill={valueOf.get(ink)}>
                Åäö Æø 1 299
              </text>
            </svg>
            <Text isStrong hasFigures>
              {ratio(valueOf.get(ink), valueOf.get(ground))} (≥ {atLeast})
            </Text>
            <p className={styles.code}>
              {ink} on {ground}
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  ),
};
