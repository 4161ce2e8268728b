import type { baseTokens } from '../theme/tokens.ts';

/** A step of the space scale, from 4 px (`xxs`) to 96 px (`giant`). */
export type Space = keyof typeof baseTokens.space;
