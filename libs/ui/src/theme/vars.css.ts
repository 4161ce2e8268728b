import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { baseTokens } from './tokens.ts';
import { variableName } from './variable-name.ts';

/** The theme contract: each token as a `var(--torg-…)`, for styles. */
export const vars = createGlobalThemeContract(baseTokens, (_value, path) => variableName(path));

createGlobalTheme(':root', vars, baseTokens);
