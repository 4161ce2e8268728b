import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button/button.tsx';
import { Notice } from '../feedback/notice/notice.tsx';
import { Checkbox } from '../inputs/checkbox/checkbox.tsx';
import { TextField } from '../inputs/text-field/text-field.tsx';
import { Inline } from '../layout/inline/inline.tsx';
import { demoBrand } from '../testing/demo-brand.ts';
import { DemoCard } from '../testing/demo-card.tsx';
import { framedInDocs } from '../testing/framed-in-docs.ts';
import { useTexts } from '../testing/story-texts.ts';
import { themeVariables } from '../testing/theme-variables.ts';
import { ThemedShop, type ThemedShopProps } from '../testing/themed-shop.tsx';
import { channelThemes } from '../theme/channel-themes.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import * as styles from './theming.css.ts';

/** What a theme map does to the shop: what is left out and what is hard to read is told. */
const meta: Meta<ThemedShopProps> = {
  title: 'Guides/Theme a channel',
  // The guide beside it is their page.
  tags: ['!autodocs'],
  args: { theme: demoBrand },
  argTypes: { theme: { control: 'object' } },
  render: ({ theme }) => <ThemedShop theme={theme} />,
};

export default meta;
type Story = StoryObj<ThemedShopProps>;

export const AnotherBrand: Story = { args: { theme: channelThemes.fjord } };
/** The brand's own look beside those of the channels. */
export const SideBySide: Story = {
  parameters: { isFullPage: true },
  render: function Render() {
    const t = useTexts();
    return (
      <div className={styles.besides}>
        {Object.entries({ torg: {}, ...channelThemes }).map(([name, map]) => (
          <div key={name} className={styles.beside} style={themeVariables(map)}>
            <Heading level={2}>{name}</Heading>
            <Text tone="muted">{t.emailHint}</Text>
            <Inline>
              <Button icon="cart">{t.addToCart}</Button>
              <Button variant="secondary">{t.readMore}</Button>
            </Inline>
            <TextField label={t.email} error={t.emailError} defaultValue="astrid" />
            <Checkbox label={t.terms} defaultChecked />
            <Notice tone="success">{t.notification}</Notice>
            <DemoCard index={1} isReduced headingLevel={3} />
          </div>
        ))}
      </div>
    );
  },
};

// One map at a time can be laid over a page: those below have a window of their own in the docs.
export const HardToRead: Story = {
  args: { theme: { 'text.muted': '#8d8479', 'radius.full': '4px' } },
  // The point of it: the page can be read less well than it must.
  parameters: { ...framedInDocs('44rem'), a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^text\.muted on surface\.page reaches 3\.\d\d, and needs 4\.5\.$/)).toBeVisible();
    await expect(canvas.getByText(/^radius\.full: radio buttons look like checkboxes/)).toBeVisible();
  },
};
export const MistakesInTheMap: Story = {
  parameters: framedInDocs('44rem'),
  args: {
    theme: {
      'colour.primary': '#12614f',
      'space.m': '2rem',
      accent: 'red; } body { display: none',
      'radius.card': '0',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^accent: .+ is left out: it is no such value/)).toBeVisible();
    await expect(
      canvas.getByText(
        /^colour\.primary: .+ is left out: no token has that name\. Did you mean action\.primary\.\w+\?/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^space\.m: .+ is left out: it belongs to the design/)).toBeVisible();
  },
};
