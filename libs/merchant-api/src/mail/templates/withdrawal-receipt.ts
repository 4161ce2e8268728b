import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';
import { writeMoment } from './write-moment.ts';

/** A withdrawal that arrived: its content, and the moment, as the receipt must hold them. */
export interface WithdrawalReceipt {
  /** What the customer can name when they ask about it. */
  reference: string;
  orderId: string;
  customerName: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** That of the market, such as Europe/Stockholm. */
  timeZone: string;
  /** What is sent back; empty where it is the whole order. */
  lines: readonly { name: string; quantity: number }[];
}

const sv = {
  subject: (orderId: string) => `Vi har tagit emot din ånger av köp ${orderId}`,
  heading: 'Kvitto på att du har ångrat ditt köp',
  received: 'Vi har tagit emot ditt meddelande. Spara det här mejlet: det visar vad du meddelade, och när.',
  reference: 'Referens',
  order: 'Beställning',
  name: 'Namn',
  moment: 'Mottaget',
  content: 'Meddelande',
  whole: 'Jag frånträder köpet av hela beställningen.',
  some: 'Jag frånträder köpet av:',
  next: 'Skicka tillbaka varorna inom 14 dagar. Returen är fri. Du får pengarna senast 14 dagar från idag; vi får vänta tills vi har fått varorna eller du har visat att de är skickade.',
};

const nb: typeof sv = {
  subject: (orderId) => `Vi har mottatt angremeldingen for kjøp ${orderId}`,
  heading: 'Kvittering på at du har angret kjøpet',
  received: 'Vi har mottatt meldingen din. Ta vare på denne e-posten: Den viser hva du meldte, og når.',
  reference: 'Referanse',
  order: 'Bestilling',
  name: 'Navn',
  moment: 'Mottatt',
  content: 'Melding',
  whole: 'Jeg går fra avtalen om kjøp av hele bestillingen.',
  some: 'Jeg går fra avtalen om kjøp av:',
  next: 'Send varene tilbake innen 14 dager. Returen er gratis. Du får pengene senest 14 dager fra i dag; vi kan vente til vi har fått varene eller du har dokumentert at de er sendt.',
};

const texts = { sv, nb };

/** The receipt for a withdrawal that EU law asks for: what was declared, with date and time, in a lasting form. */
export function withdrawalReceipt(receipt: WithdrawalReceipt, language: ShopLanguage): MailDocument {
  const { reference, orderId, customerName, receivedAt, timeZone, lines } = receipt;
  const t = texts[language];
  const goods = lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  return {
    subject: t.subject(orderId),
    blocks: [
      { kind: 'heading', text: t.heading },
      { kind: 'text', text: t.received },
      {
        kind: 'facts',
        rows: [
          { label: t.reference, value: [reference] },
          { label: t.order, value: [orderId] },
          { label: t.name, value: [customerName] },
          { label: t.moment, value: [writeMoment(receivedAt, timeZone, language)] },
          { label: t.content, value: goods.length === 0 ? [t.whole] : [t.some, ...goods] },
        ],
      },
      { kind: 'text', text: t.next },
    ],
  };
}
