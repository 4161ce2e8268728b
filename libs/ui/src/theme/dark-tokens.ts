import { palette } from './palette.ts';
import type { baseTokens } from './tokens.ts';

type Overrides<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : Overrides<Tree[Key]> };

const { night, paper, orange, green, amber, red, blue } = palette;

/** What changes in the dark: colours and shadows. Whatever is missing here is as in the light. */
export const darkTokens = {
  surface: {
    page: night[900],
    raised: night[850],
    sunken: night[950],
    picture: night[800],
    inverse: paper[200],
    scrim: 'rgb(0 0 0 / 0.64)',
  },
  text: {
    strong: paper[100],
    soft: night[200],
    muted: night[300],
    inverse: paper.ink,
    link: orange.glow,
    linkHover: orange.light,
  },
  border: { hairline: night[700], control: night[400], strong: paper[100] },
  action: {
    primary: { ground: orange.brand, ink: paper.ink, hover: orange.glow, press: orange.light },
    secondary: { ground: night[850], ink: paper[100], hover: night[750], press: night[700], edge: night[400] },
  },
  accentTint: orange.ember,
  status: {
    success: { ground: green.shade, ink: green.light, border: green.edge },
    warning: { ground: amber.shade, ink: amber.light, border: amber.edge },
    danger: { ground: red.shade, ink: red.light, border: red.glow },
    info: { ground: blue.shade, ink: blue.light, border: blue.glow },
  },
  price: { sale: red.light },
  focus: paper[100],
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 14px rgb(0 0 0 / 0.32)',
    overlay: '0 2px 6px rgb(0 0 0 / 0.4), 0 18px 48px rgb(0 0 0 / 0.56)',
  },
} as const satisfies Overrides<typeof baseTokens>;
