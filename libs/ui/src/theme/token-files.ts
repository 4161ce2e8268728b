import { channelThemes } from './channel-themes.ts';
import { designTokens } from './design-tokens.ts';
import { figmaVariables } from './figma-variables.ts';
import { themeRule } from './theme-rule.ts';
import { tokenList } from './token-list.ts';
import { baseTokens } from './tokens.ts';
import { variableName } from './variable-name.ts';

const themes: Readonly<Record<string, Readonly<Record<string, string>>>> = { torg: {}, ...channelThemes };
const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const note = 'Written by `npm run tokens -w @torg/ui`; change src/theme instead.';

/** The tokens as they travel, by the names of their files in `tokens`. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const forEach = Object.entries(themes).flatMap(([name, theme]): [string, string][] => [
    [`${name}.tokens.json`, asText(designTokens(theme))],
    [`${name}.css`, `/* ${note} */\n${name === 'torg' ? allVariables() : themeRule(theme).css}\n`],
  ]);
  return {
    ...Object.fromEntries(forEach),
    'tokens.ts': `// ${note}\nexport const tokens = ${JSON.stringify(baseTokens, null, 2)} as const;\n`,
    'figma-variables.json': asText(figmaVariables(themes)),
  };
}

function allVariables(): string {
  const declarations = tokenList().map(({ name, value }) => `  --${variableName(name.split('.'))}: ${value};`);
  return `:root {\n${declarations.join('\n')}\n}`;
}
