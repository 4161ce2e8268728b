import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';
import { writeCalendarDate } from './write-moment.ts';

/** Gift cards that were bought, with the codes that open them. */
export interface GiftCardsBought {
  orderId: string;
  currency: string;
  /** The last day on which they can be used, such as 2028-11-22. */
  lastDay: string;
  /** Amounts in minor units. */
  cards: readonly { code: string; amount: Minor }[];
}

const sv = {
  subject: (count: number, orderId: string) =>
    count === 1 ? `Ditt presentkort från beställning ${orderId}` : `Dina presentkort från beställning ${orderId}`,
  heading: (count: number): string => (count === 1 ? 'Här är ditt presentkort' : 'Här är dina presentkort'),
  code: 'Kod',
  amount: 'Belopp',
  lastDay: 'Gäller till och med',
  use: 'Skriv koden i varukorgen eller kassan, där rabattkoder skrivs. Det går att handla för en del och ha resten kvar på samma kod.',
  secret:
    'Den som har koden kan handla för den, så ge den bara till den som ska ha presentkortet. Vi sparar den inte i läsbar form: behåll det här mejlet.',
  terms: 'Ett presentkort löses inte in mot pengar. Moms räknas först när det används.',
};

const nb: typeof sv = {
  subject: (count, orderId) =>
    count === 1 ? `Gavekortet ditt fra bestilling ${orderId}` : `Gavekortene dine fra bestilling ${orderId}`,
  heading: (count) => (count === 1 ? 'Her er gavekortet ditt' : 'Her er gavekortene dine'),
  code: 'Kode',
  amount: 'Beløp',
  lastDay: 'Gjelder til og med',
  use: 'Skriv koden i handlekurven eller kassen, der rabattkoder skrives. Det går an å handle for en del og ha resten igjen på samme kode.',
  secret:
    'Den som har koden, kan handle for den, så gi den bare til den som skal ha gavekortet. Vi lagrer den ikke i lesbar form: ta vare på denne e-posten.',
  terms: 'Et gavekort kan ikke løses inn i kontanter. Merverdiavgift regnes først når det brukes.',
};

const texts = { sv, nb };

/** The mail that brings the codes of bought gift cards, and says how they are used and until when. */
export function giftCardsBought(bought: GiftCardsBought, language: ShopLanguage): MailDocument {
  const { orderId, currency, lastDay, cards } = bought;
  const t = texts[language];
  return {
    subject: t.subject(cards.length, orderId),
    blocks: [
      { kind: 'heading', text: t.heading(cards.length) },
      ...cards.map(({ code, amount }) => ({
        kind: 'facts' as const,
        rows: [
          { label: t.code, value: [code] },
          { label: t.amount, value: [formatMoney(amount, { currency, language })] },
          { label: t.lastDay, value: [writeCalendarDate(lastDay, language)] },
        ],
      })),
      { kind: 'text', text: t.use },
      { kind: 'text', text: t.secret },
      { kind: 'text', text: t.terms },
    ],
  };
}
