import type { baseTokens } from './tokens.ts';

type Step = keyof typeof baseTokens.fontSize;

/** How a role of text is set, in the names of tokens. */
export interface TextStyle {
  /** Where it is used. */
  role: string;
  family: keyof typeof baseTokens.font;
  weight: keyof typeof baseTokens.fontWeight;
  /** From a tablet on. */
  size: Step;
  phone: Step;
  lineHeight: keyof typeof baseTokens.lineHeight;
  /** In em of its own size. */
  tracking: number;
}

const heading = (role: string, phone: Step, size: Step): TextStyle => ({
  role,
  family: 'heading',
  weight: 'strong',
  size,
  phone,
  lineHeight: 'heading',
  tracking: -0.012,
});

/** By the `size` of `Heading`, whose styles are made of these. */
export const headingStyles = {
  display: heading('The one sentence of a front page', 'xxxl', 'display'),
  xl: heading('The heading of a page', 'xxl', 'xxxl'),
  l: heading('A part of a page', 'xl', 'xxl'),
  m: heading('A part of a part, the title of a dialog', 'l', 'xl'),
  s: heading('A card, a group of fields', 'm', 'l'),
  xs: heading('The columns of the footer', 's', 'm'),
} as const;

const text = (role: string, size: Step, weight: TextStyle['weight'] = 'regular'): TextStyle => ({
  role,
  family: 'text',
  weight,
  size,
  phone: size,
  lineHeight: 'text',
  tracking: 0,
});

/** Every named text style: headings by their size, then what is read. */
export const textStyles: Readonly<Record<string, TextStyle>> = {
  ...Object.fromEntries(Object.entries(headingStyles).map(([name, style]) => [`heading-${name}`, style])),
  lead: text('The lead of a page', 'l'),
  body: text('Running text, at most 65 characters a line', 'm'),
  label: text('Labels of fields', 's', 'strong'),
  button: text('Buttons', 'm', 'strong'),
  hint: text('Hints, counts, what may be overlooked', 's'),
  small: text('Captions: lowest price, unit price, VAT', 'xs'),
  price: text('The price on a card, with tabular figures', 'm', 'strong'),
  'price-large': text('The price of a product page', 'xxl', 'strong'),
};
