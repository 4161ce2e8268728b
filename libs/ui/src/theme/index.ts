// What servers and tools need of the theme; the colour arithmetic is too heavy for a page.
export type { BrokenMeaning } from './broken-meanings.ts';
export type { ColourPair } from './colour-pairs.ts';
export { designTokens } from './design-tokens.ts';
export { channelThemes, type ThemeMap } from './channel-themes.ts';
export type { ContrastWarning } from './low-contrasts.ts';
export { palette } from './palette.ts';
export { themeRule, type ThemeProblem, type ThemeRule } from './theme-rule.ts';
export type { TokenName } from './tokens.ts';
