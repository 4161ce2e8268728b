import { channelThemes } from '../theme/channel-themes.ts';
import { demoBrand } from './demo-brand.ts';

type ThemeMap = Readonly<Record<string, string>>;

const themeOf: Readonly<Record<string, ThemeMap>> = { ...channelThemes, demo: demoBrand };

/** The theme map that the toolbar chose; empty for the brand's own. */
export function shownTheme(brand: string): ThemeMap {
  return themeOf[brand] ?? {};
}
