import type { Schema } from 'hast-util-sanitize';

const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
const whole = /^\d{1,4}$/;

/** Elements whose content is no text to read: nothing of them is shown. Of every other unknown element, the words stay. */
const dropped = [
  ...['script', 'style', 'template', 'noscript', 'title', 'svg', 'math', 'canvas', 'audio', 'video'],
  ...['iframe', 'frameset', 'noframes', 'object', 'embed', 'noembed', 'applet', 'marquee', 'xmp', 'plaintext'],
  ...['button', 'input', 'select', 'datalist', 'textarea', 'dialog'],
];

/** All that rich text may hold. What is not named here is left out: no styles, classes, ids, handlers or frames. */
export const htmlSchema: Schema = {
  allowComments: false,
  allowDoctypes: false,
  ancestors: { tr: ['table'], td: ['table'], th: ['table'], thead: ['table'], tbody: ['table'], tfoot: ['table'] },
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'code', 'abbr', 'q'],
  ],
  attributes: {
    '*': [
      ['lang', languageTag],
      ['dir', 'ltr', 'rtl', 'auto'],
    ],
    a: ['href'],
    abbr: ['title'],
    img: ['src', 'alt', ['width', whole], ['height', whole]],
    ol: [['start', whole], 'reversed'],
    th: [
      ['colSpan', whole],
      ['rowSpan', whole],
      ['scope', 'col', 'row', 'colgroup', 'rowgroup'],
    ],
    td: [
      ['colSpan', whole],
      ['rowSpan', whole],
    ],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: {},
  clobber: [],
  strip: dropped,
};
