import { create } from 'storybook/theming';
import { baseTokens } from '../src/theme/tokens.ts';

const { surface, text, border, action, accent } = baseTokens;

/** Storybook itself, in the shop's colours. */
export const brandTheme = create({
  base: 'light',
  brandTitle: 'Torg',
  colorPrimary: accent,
  colorSecondary: action.primary.ground,
  appBg: surface.sunken,
  appContentBg: surface.page,
  appPreviewBg: surface.page,
  appBorderColor: border.hairline,
  textColor: text.strong,
  textMutedColor: text.muted,
  barBg: surface.raised,
  barTextColor: text.soft,
  barSelectedColor: action.primary.ground,
  barHoverColor: action.primary.ground,
  fontBase: '"Source Sans 3", "Helvetica Neue", Arial, sans-serif',
  fontCode: '"Source Code Pro", monospace',
});
