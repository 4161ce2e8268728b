import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack/stack.tsx';
import { colourPairs } from '../theme/colour-pairs.ts';
import { contrast } from '../theme/contrast.ts';
import { type ColourScheme, tokenList } from '../theme/token-list.ts';
import { variableName } from '../theme/variable-name.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Colours' };

export default meta;

const valuesIn = (scheme: ColourScheme) => new Map(tokenList(scheme).map(({ name, value }) => [name, value]));
const [light, dark] = [valuesIn('light'), valuesIn('dark')];
const colours = [...light].filter(([, value]) => /^(#|rgb)/.test(value)).map(([name]) => name);

function pairsIn(theme: ReadonlyMap<string, string>) {
  return colourPairs().map((pair) => {
    const values = { ink: theme.get(pair.ink) ?? '', ground: theme.get(pair.ground) ?? '' };
    return { ...pair, values, ratio: contrast(values.ink, values.ground).toFixed(2) };
  });
}

/** Every colour token: its name in a theme map, its variable, and its values in the brand's own theme. */
export const Tokens: StoryObj = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Colours</Heading>
      <ul className={styles.list}>
        {colours.map((name) => (
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
            <p className={styles.code}>
              {light.get(name)}
              {dark.get(name) !== light.get(name) && ` · ${dark.get(name)} in the dark`}
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  ),
};

/** The pairs that meet on a screen, with the contrast they have and the contrast they need. */
export const Contrast: StoryObj = {
  render: (_args, { globals }) => (
    <Stack space="l">
      <Heading level={1}>Contrast</Heading>
      <ul className={styles.list}>
        {pairsIn(globals.colourScheme === 'dark' ? dark : light).map(({ ink, ground, atLeast, values, ratio }) => (
          <li key={`${ink} ${ground}`} className={styles.sample}>
            <svg className={styles.chip} viewBox="0 0 240 64" aria-hidden="true">
              <rect width="240" height="64" rx="4" fill={values.ground} />
              <text x="16" y="42" fontSize="28" stroke="none" fill={values.ink}>
                Åäö Æø 1 299
              </text>
            </svg>
            <Text isStrong hasFigures>
              {ratio} (at least {atLeast})
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
