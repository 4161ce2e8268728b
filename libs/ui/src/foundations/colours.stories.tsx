import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack/stack.tsx';
import { shownTheme } from '../testing/shown-theme.ts';
import { colourPairs, type ColourPair } from '../theme/colour-pairs.ts';
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

/** What is read on a card of goods on sale, by the part of it that it is. */
const ofSaleCard: Readonly<Record<string, string>> = {
  'text.strong on surface.page': 'Name of the goods',
  'price.sale on surface.page': 'Reduced price',
  'text.muted on surface.page': 'Earlier price, lowest price of 30 days, brand',
  'accentInk on accent': 'Badge of the reduction',
  'status.success.ink on surface.page': 'In stock',
};
const nameOf = ({ ink, ground }: ColourPair) => `${ink} on ${ground}`;

/** The groups of a token's name, in the order they are declared. */
const groups = [...new Set(colours.map((name) => name.split('.')[0] ?? ''))];

/** Every colour token by its group: what it is for, and its value in the brand's own theme and in the dark channel. */
export const Tokens: StoryObj = {
  render: () => (
    <Stack space="xl">
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

/** The pairs that meet on a screen in the theme of the toolbar, with the contrast they have and need; first those of a card on sale. */
export const Contrast: StoryObj = {
  render: (_args, { globals }) => {
    const theme = valuesIn(shownTheme(String(globals.brand)));
    const pairs = colourPairs();
    return (
      <Stack space="xl">
        <Heading level={1}>Contrast</Heading>
        <Stack space="l" as="section">
          <Heading level={2}>A card on sale</Heading>
          <ul className={styles.list}>
            {pairs
              .filter((pair) => nameOf(pair) in ofSaleCard)
              .map((pair) => (
                <Pair key={nameOf(pair)} pair={pair} theme={theme} part={ofSaleCard[nameOf(pair)]} />
              ))}
          </ul>
        </Stack>
        <Stack space="l" as="section">
          <Heading level={2}>Every pair</Heading>
          <ul className={styles.list}>
            {pairs.map((pair) => (
              <Pair key={nameOf(pair)} pair={pair} theme={theme} />
            ))}
          </ul>
        </Stack>
      </Stack>
    );
  },
};

interface PairProps {
  pair: ColourPair;
  theme: ReadonlyMap<string, string>;
  /** Where it is seen. */
  part?: string | undefined;
}

function Pair({ pair, theme, part }: PairProps) {
  const [ink, ground] = [theme.get(pair.ink) ?? '', theme.get(pair.ground) ?? ''];
  const ratio = contrast(ink, ground, theme.get('surface.page'));
  return (
    <li className={styles.sample}>
      <svg className={styles.chip} viewBox="0 0 240 64" aria-hidden="true">
        <rect width="240" height="64" rx="4" fill={ground} />
        <text x="16" y="42" fontSize="28" stroke="none" fill={ink}>
          Åäö Æø 1 299
        </text>
      </svg>
      {part && <Text>{part}</Text>}
      <Text isStrong hasFigures>
        {ratio.toFixed(2)} (at least {pair.atLeast}){ratio < pair.atLeast && ', too weak'}
      </Text>
      <p className={styles.code}>{nameOf(pair)}</p>
    </li>
  );
}
