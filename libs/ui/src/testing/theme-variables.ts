import { themableTokens } from '../theme/theme-rule.ts';
import { tokenList } from '../theme/token-list.ts';
import { variableName } from '../theme/variable-name.ts';

/** Every value of a theme as a style, so that nothing of one that is laid over the page shows through. */
export function themeVariables(map: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isThemable = new Set(themableTokens());
  const values = tokenList(map).filter(({ name }) => isThemable.has(name));
  return Object.fromEntries(values.map(({ name, value }) => [`--${variableName(name.split('.'))}`, value]));
}
