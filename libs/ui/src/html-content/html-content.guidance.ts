import type { Guidance } from '../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'HtmlContent',
  status: 'stable',
  since: '0.1.0',
  aliases: ['rich text', 'wysiwyg', 'cms', 'richtext'],
  when: 'An editor or a supplier wrote it.',
  whenNot: [{ of: 'We wrote it', use: 'Text' }],
  anatomy: ['headings', 'lists, tables, links, pictures'],
  content: {
    sv: 'Redaktören skriver som i tonguiden.',
    nb: 'Redaktøren skriver som i toneguiden.',
  },
  keyboard: [{ keys: 'Tab', does: 'through its links' }],
  screenReader: 'As its HTML says; heading levels are shifted to their place.',
  doThis: 'Give the level of its first heading.',
  notThis: 'Trust it: it is cleaned, so keep it in this part.',
  related: ['Text', 'Heading'],
};
