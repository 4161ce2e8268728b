import { palette } from './palette.ts';

const { paper, orange, green, amber, red, blue } = palette;

/** What each colour is for. `ground` is laid under `ink`; the pairs that must be readable are listed in colour-pairs.ts. */
const colourTokens = {
  surface: {
    page: paper[50],
    raised: paper.white,
    sunken: paper[100],
    /** Under product pictures, so that white goods keep an edge. */
    picture: paper[150],
    inverse: paper.ink,
    /** Laid over the page behind a drawer or dialog. */
    scrim: 'rgb(29 25 22 / 0.48)',
  },
  text: {
    strong: paper.ink,
    soft: paper[700],
    muted: paper[600],
    inverse: paper[50],
    link: orange.strong,
    linkHover: orange.deep,
  },
  border: { hairline: paper[200], control: paper[500], strong: paper.ink },
  action: {
    primary: { ground: orange.strong, ink: paper.white, hover: orange.deep, press: orange.deepest },
    secondary: { ground: paper.white, ink: paper.ink, hover: paper[150], press: paper[200], edge: paper[500] },
  },
  /** The one orange: progress, counts, selection marks, ribbons. Only `accentInk` may be written on it. */
  accent: orange.brand,
  /** The same where nothing is written on it: stars, meters, underlines. On every ground it is seen. */
  accentMark: orange.mark,
  accentInk: paper.ink,
  accentTint: orange.tint,
  status: {
    success: { ground: green.tint, ink: green.ink, border: green.edge },
    warning: { ground: amber.tint, ink: amber.ink, border: amber.edge },
    danger: { ground: red.tint, ink: red.ink, border: red.edge },
    info: { ground: blue.tint, ink: blue.ink, border: blue.edge },
  },
  price: { sale: red.ink },
  focus: paper.ink,
} as const;

const shapeTokens = {
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    giant: '6rem',
  },
  size: {
    /** What a finger needs (WCAG 2.5.5). In pixels, as fingers do not grow with the text, and a phone's row must hold. */
    touch: '44px',
    /** How large a small control is: as a finger needs at the usual size of text, and larger where the text is. */
    control: '2.75rem',
  },
  radius: { control: '4px', card: '10px', full: '999px' },
  shadow: {
    raised: '0 1px 2px rgb(61 44 26 / 0.08), 0 4px 14px rgb(61 44 26 / 0.07)',
    overlay: '0 2px 6px rgb(61 44 26 / 0.1), 0 18px 48px rgb(61 44 26 / 0.2)',
  },
  motion: {
    fast: '120ms',
    panel: '220ms',
    enter: 'cubic-bezier(0.16, 0.84, 0.44, 1)',
    leave: 'cubic-bezier(0.55, 0.06, 0.68, 0.19)',
  },
  layout: { content: '1360px', gutter: '1rem', measure: '65ch' },
} as const;

const typeTokens = {
  font: {
    text: "'Source Sans 3', 'Source Sans 3 Fallback', 'Source Sans 3 Fallback Roboto', Arial, sans-serif",
    heading: "'Open Sans', 'Open Sans Fallback', 'Open Sans Fallback Roboto', Arial, sans-serif",
  },
  fontSize: {
    xs: '0.8125rem',
    s: '0.875rem',
    m: '1rem',
    l: '1.125rem',
    xl: '1.375rem',
    xxl: '1.75rem',
    xxxl: '2.25rem',
    display: '3rem',
  },
  fontWeight: { regular: '400', strong: '600' },
  lineHeight: { text: '1.5', heading: '1.15' },
} as const;

/** Every value that a component may use, in the brand's own theme. */
export const baseTokens = { ...colourTokens, ...shapeTokens, ...typeTokens } as const;

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** A token's lasting name, such as `action.primary.ground`. */
export type TokenName = Leaves<typeof baseTokens>;
