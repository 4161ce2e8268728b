// The dark scheme: where the page says so, or where it leaves the choice to the visitor's system.
import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { tokenList } from './token-list.ts';
import { variableName } from './variable-name.ts';

const light = new Map(tokenList().map(({ name, value }) => [name, value]));
const changed = tokenList('dark').filter(({ name, value }) => light.get(name) !== value);
const variables = Object.fromEntries(changed.map(({ name, value }) => [`--${variableName(name.split('.'))}`, value]));
const dark = { colorScheme: 'dark', vars: variables } as const;

// One step stronger than a channel's theme map, whose colours are chosen for light grounds.
globalStyle(':root:root[data-color-scheme="dark"]', dark);
globalStyle(':root:root[data-color-scheme="system"]', { '@media': { [media.prefersDark]: dark } });
