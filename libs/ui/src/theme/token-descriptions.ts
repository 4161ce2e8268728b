/** What a token is for, or a group of tokens: the longest name that a token begins with describes it. */
const descriptions: Readonly<Record<string, string>> = {
  breakpoint: 'From this width of the window, at the usual size of text, a wider layout applies. No channel moves it.',
  surface: 'A ground that things stand on.',
  'surface.page': 'The ground of the page: warm paper.',
  'surface.raised': 'Cards, fields and panels on the page.',
  'surface.sunken': 'The footer, summaries, what steps back.',
  'surface.picture': 'Under product pictures, so that white goods keep an edge.',
  'surface.inverse': 'The promise bar, tooltips, the current page: text.inverse is written on it.',
  'surface.scrim': 'Laid over the page behind a drawer or a dialog.',
  text: 'A colour of words, at least 4.5:1 on every surface.',
  'text.strong': 'Headings, running text, prices.',
  'text.soft': 'Text beside the main thing.',
  'text.muted': 'Hints and captions; never what must be known before buying.',
  'text.inverse': 'On surface.inverse alone.',
  'text.link': 'Links in running text.',
  'border.hairline': 'Parts what space parts already: decoration.',
  'border.control': 'The edge of fields and boxes, at least 3:1.',
  'border.strong': 'The same edge under the pointer.',
  'action.primary': 'The one main button of a view.',
  'action.secondary': 'Every other button.',
  accent: 'The brand’s orange as a ground: counts, ribbons. accentInk alone is written on it.',
  accentMark: 'The orange of marks that nothing is written on: stars, meters, underlines. At least 3:1 everywhere.',
  accentInk: 'Words on accent.',
  accentTint: 'A breath of orange: under the pointer, behind what is chosen.',
  'status.success': 'It worked, it is in stock.',
  'status.warning': 'Something needs a look before it is lost.',
  'status.danger': 'It failed, or is about to be lost.',
  'status.info': 'Good to know.',
  'price.sale': 'A reduced price; the prior one is struck through beside it, so that colour is never alone.',
  focus: 'The ring around what has the focus, at least 3:1 on every surface.',
  space: 'A step of space, from a base of 4 px.',
  size: 'What a finger needs.',
  'radius.control': 'Buttons and fields. Boxes to tick follow it to 4 px.',
  'radius.card': 'Cards and dialogs.',
  'radius.full': 'Chips, badges and radios: round.',
  'shadow.raised': 'A card that can be pressed.',
  'shadow.overlay': 'What lies over the page.',
  'motion.fast': 'Hover and press.',
  'motion.panel': 'Panels and dialogs.',
  'motion.enter': 'Coming in: quick, then slow.',
  'motion.leave': 'Going out: slow, then quick.',
  'layout.content': 'The greatest width of a page’s content.',
  'layout.gutter': 'Beside the content on a phone; 24 px on a tablet, 32 px from a desktop on.',
  'layout.measure': 'Characters on a line of running text, at most.',
  'font.text': 'What is read and pressed.',
  'font.heading': 'Headings.',
  fontSize: 'A step of the scale.',
  'fontWeight.regular': 'Text.',
  'fontWeight.strong': 'Headings, labels, prices, buttons. There is no third weight.',
  'lineHeight.text': 'Text.',
  'lineHeight.heading': 'Headings.',
  textStyle: 'A role of text.',
  line: 'A line around or between.',
  transition: 'How something changes.',
};

/** What a part of a control or a notice is, by the last word of its token: a group of tokens is described once. */
const parts: Readonly<Record<string, string>> = {
  ground: 'What it stands on.',
  ink: 'Its words and signs.',
  border: 'The line around it.',
  edge: 'The line around it.',
  hover: 'Its ground under the pointer.',
  press: 'Its ground while it is pressed.',
};

/** What a token is for; null where nothing says it. */
export function descriptionOf(name: string): string | null {
  const own = descriptions[name];
  if (own !== undefined) return own;
  const part = parts[name.split('.').at(-1) ?? ''];
  for (let path = name.split('.').slice(0, -1); path.length > 0; path = path.slice(0, -1)) {
    const found = descriptions[path.join('.')];
    if (found !== undefined) return part === undefined ? found : `${found} ${part}`;
  }
  return null;
}
