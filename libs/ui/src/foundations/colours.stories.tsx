import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack/stack.tsx';
import { colourPairs } from '../theme/colour-pairs.ts';
import { contrast } from '../theme/contrast.ts';
import { descriptionOf } from '../theme/token-descriptions.ts';
import { channelThemes } from '../theme/channel-themes.ts';
import { tokenList } from '../theme/token-list.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Colours' };

export default meta;

const valuesIn = (theme: Readonly<Record<string, string>>) =>
  new Map(tokenList(theme).map(({ name, value }) => [name, value]));
const [light, dark] = [valuesIn({}), valuesIn(channelThemes.kol)];
const colours = [...light].filter(([, value]) => /^(#|rgb)/.test(value)).map(([name]) => name);

function pairsIn(theme: ReadonlyMap<string, string>) {
  return colourPairs().map((pair) => {
    const values = { ink: theme.get(pair.ink) ?? '', ground: theme.get(pair.ground) ?? '' };
    return { ...pair, values, ratio: contrast(values.ink, values.ground).toFixed(2) };
  });
}

/** The groups of a token's name, in the order they are declared. */
const groups = [...new Set(colours.map((name) => name.split('.')[0] ?? ''))];

/** Every colour token by its group: what it is for, and its value in the brand's own theme and in the dark channel. */
export const Tokens: StoryObj = {
  render: () => (
    <Stack space="xl">
      <Heading level={1}>Colours</Heading>
      {groups.map((group) => (
        <section key={group}>
          <Heading level={2} size="s">
            {group}
          </Heading>
          <ul>
            {colours
              .filter((name) => name.split('.')[0] === group)
              .map((name) => (
                <li key={name} className={styles.token}>
                  <div>
                    <Text isStrong>{name}</Text>
                    <Text size="s" tone="muted">
                      {descriptionOf(name)}
                    </Text>
                  </div>
                  <Value colour={light.get(name) ?? ''} />
                  <Value colour={dark.get(name) ?? ''} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  ),
};

function Value({ colour }: { colour: string }) {
  return (
    <div className={styles.value}>
      <svg className={styles.dot} viewBox="0 0 10 10" aria-hidden="true">
        <rect width="10" height="10" vectorEffect="non-scaling-stroke" fill={colour} />
      </svg>
      <span className={styles.code}>{colour}</span>
    </div>
  );
}

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
