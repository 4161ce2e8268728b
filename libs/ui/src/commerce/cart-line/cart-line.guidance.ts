import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CartLine',
  status: 'stable',
  since: '0.1.0',
  aliases: ['cart item', 'basket row', 'varukorgsrad', 'kundvagn', 'handlekurvlinje'],
  when: 'One line of the cart, in the drawer (`isRoomy` off) or on the page.',
  whenNot: [{ of: 'A line of an order that is placed', use: 'OrderSummary' }],
  anatomy: ['picture', 'name and variant', 'price, unit price', 'quantity', 'remove', 'note'],
  content: {
    sv: 'Ta bort-knappen nämner varan: ”Ta bort Mugg Glöd”.',
    nb: 'Fjern-knappen nevner varen: «Fjern Krus Glød».',
  },
  keyboard: [{ keys: 'Tab', does: 'name, quantity, remove' }],
  screenReader: 'A list item; price with what it was before.',
  doThis: 'Keep a line that is sold out, with a note and a way.',
  notThis: 'Change quantity silently: tell it by `LineChange`.',
  related: ['LineChange', 'QuantityField', 'UndoRow', 'CartSkeleton', 'SummaryTable'],
};
