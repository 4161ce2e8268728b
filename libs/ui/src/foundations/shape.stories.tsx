import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../layout/columns/columns.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { baseTokens } from '../theme/tokens.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Shape' };

export default meta;

const keysOf = <Group extends object>(group: Group) => Object.keys(group) as (keyof Group & string)[]; // its own keys

/** Small on controls, larger on cards and dialogs, round on chips. A channel may set them. */
export const Radius: StoryObj = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Radius</Heading>
      <Columns phone={1} tablet={3}>
        {keysOf(baseTokens.radius).map((name) => (
          <div key={name} className={styles.radius[name]}>
            <Text isStrong>radius.{name}</Text>
            <p className={styles.code}>{baseTokens.radius[name]}</p>
          </div>
        ))}
      </Columns>
    </Stack>
  ),
};

/** Two, and no more: one for what can be lifted, one for what lies over the page. */
export const Shadow: StoryObj = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Shadow</Heading>
      <Columns phone={1} tablet={2} space="xl">
        {keysOf(baseTokens.shadow).map((name) => (
          <div key={name} className={styles.shadow[name]}>
            <Text isStrong>shadow.{name}</Text>
            <p className={styles.code}>{baseTokens.shadow[name]}</p>
          </div>
        ))}
      </Columns>
    </Stack>
  ),
};

/** Point at a bar: it moves in the token's time, along its curve. Whoever asks for less motion sees it jump. */
export const Motion: StoryObj = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Motion</Heading>
      <ul className={styles.list}>
        {keysOf(styles.motion).map((name) => (
          <li key={name} className={styles.track}>
            <Text isStrong>motion.{name}</Text>
            <p className={styles.code}>{baseTokens.motion[name]}</p>
            <div className={styles.motion[name]} />
          </li>
        ))}
      </ul>
    </Stack>
  ),
};

/** Where a wider layout begins. Media queries cannot read variables, so no channel can move them. */
export const Breakpoints: StoryObj = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Breakpoints</Heading>
      {keysOf(breakpoints).map((name) => (
        <div key={name}>
          <p className={styles.code}>
            {name} · from {breakpoints[name]} px
          </p>
          <svg className={styles.width} viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
            <rect width={breakpoints[name]} height="40" />
          </svg>
        </div>
      ))}
    </Stack>
  ),
};
