import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack/stack.tsx';
import { baseTokens } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Space' };

export default meta;

const steps = Object.keys(baseTokens.space) as (keyof typeof baseTokens.space)[]; // its own keys

export const Scale: StoryObj = {
  render: () => (
    <Stack space="l">
      {steps.map((step) => (
        <div key={step}>
          <p className={styles.code}>
            space.{step} · {baseTokens.space[step]}
          </p>
          <div className={styles.bar[step]} />
        </div>
      ))}
    </Stack>
  ),
};
