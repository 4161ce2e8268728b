import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Accordion',
  status: 'stable',
  since: '0.1.0',
  aliases: ['collapse', 'details', 'faq', 'dragspel', 'trekkspill'],
  when: 'Long answers of which most readers want one or two: care, delivery, questions.',
  whenNot: [
    { of: 'Everybody needs it', use: 'Heading' },
    { of: 'Views of one thing, compared', use: 'Tabs' },
  ],
  anatomy: ['headings that are buttons', 'what lies under'],
  content: {
    sv: 'Rubriken är frågan i läsarens ord: ”När kommer paketet?”',
    nb: 'Overskriften er spørsmålet i leserens ord: «Når kommer pakken?»',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'opens and closes' },
    { keys: 'Tab', does: 'to the next heading' },
  ],
  screenReader: 'Headings of the outline, expanded or collapsed; a search in the page opens what it finds.',
  doThis: 'Open the first where the page is about it.',
  notThis: 'Hide the price of delivery in it.',
  related: ['Tabs', 'Heading'],
};
