import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';
import type { WithdrawalReceipt } from './withdrawal-receipt.ts';
import { writeCalendarDate, writeMoment } from './write-moment.ts';

/** For the shop's own people: somebody went back on a purchase, and the money is to be back in time. */
export interface WithdrawalNotice extends WithdrawalReceipt {
  customerEmail: string;
  /** ISO date of the market. */
  payBackBy: string;
}

const sv = {
  subject: (orderId: string, lastDay: string) => `Ånger av köp ${orderId}: betala tillbaka senast ${lastDay}`,
  heading: 'En kund har ångrat sitt köp',
  came: (lastDay: string) =>
    `Pengarna ska vara tillbaka senast ${lastDay}. Ni får vänta tills varorna har kommit eller kunden har visat att de är skickade. Ärendet är klart när varorna är återbetalda.`,
  reference: 'Referens',
  order: 'Beställning',
  name: 'Kund',
  email: 'E-post',
  moment: 'Mottaget',
  goods: 'Varor',
};

const nb: typeof sv = {
  subject: (orderId, lastDay) => `Angret kjøp ${orderId}: betal tilbake senest ${lastDay}`,
  heading: 'En kunde har angret kjøpet sitt',
  came: (lastDay) =>
    `Pengene skal være tilbake senest ${lastDay}. Dere kan vente til varene har kommet eller kunden har dokumentert at de er sendt. Saken er ferdig når varene er tilbakebetalt.`,
  reference: 'Referanse',
  order: 'Bestilling',
  name: 'Kunde',
  email: 'E-post',
  moment: 'Mottatt',
  goods: 'Varer',
};

const texts = { sv, nb };

/** The mail that tells the shop of a withdrawal, so that it is paid back within the time of the law. */
export function withdrawalNotice(notice: WithdrawalNotice, language: ShopLanguage): MailDocument {
  const { reference, orderId, customerName, customerEmail, receivedAt, timeZone, lines } = notice;
  const t = texts[language];
  const lastDay = writeCalendarDate(notice.payBackBy, language);
  return {
    subject: t.subject(orderId, lastDay),
    blocks: [
      { kind: 'heading', text: t.heading },
      { kind: 'text', text: t.came(lastDay) },
      {
        kind: 'facts',
        rows: [
          { label: t.order, value: [orderId] },
          { label: t.reference, value: [reference] },
          { label: t.name, value: [customerName] },
          { label: t.email, value: [customerEmail] },
          { label: t.moment, value: [writeMoment(receivedAt, timeZone, language)] },
          { label: t.goods, value: lines.map(({ name, quantity }) => `${quantity} × ${name}`) },
        ],
      },
    ],
  };
}
