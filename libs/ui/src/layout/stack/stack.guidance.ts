import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Stack',
  status: 'stable',
  since: '0.1.0',
  aliases: ['column', 'vertical', 'spacing', 'avstånd'],
  when: 'Things stand under each other with even space. It is how most of a page is laid out.',
  whenNot: [
    { of: 'They stand beside each other', use: 'Inline' },
    { of: 'They are products', use: 'ProductGrid' },
  ],
  anatomy: ['children', 'gap (`space`, a step of the scale)'],
  content: {
    sv: 'Ett stycke, en sak.',
    nb: 'Ett avsnitt, én ting.',
  },
  keyboard: [],
  screenReader: 'Nothing; `as="ul"` where the children are list items.',
  doThis: 'Less space within a group than between groups: `s` inside, `xl` between.',
  notThis: 'Margins on the children: the stack alone owns the space.',
  related: ['Inline', 'Box', 'Columns'],
};
