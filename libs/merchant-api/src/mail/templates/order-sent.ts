import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';

/** Goods of an order that are on their way. */
export interface OrderSent {
  orderId: string;
  parcelNumber: string;
  /** Where the parcel can be followed; null where nobody said. */
  trackingLink: string | null;
  /** Whether more of the order is to come. */
  isPart: boolean;
}

const sv = {
  subject: (orderId: string, isPart: boolean) =>
    isPart ? `En del av din beställning ${orderId} är skickad` : `Din beställning ${orderId} är skickad`,
  sent: 'Paketet har lämnat oss och är på väg till dig.',
  more: 'Resten kommer i ett eget paket. Du får ett nytt mejl när det är skickat.',
  action: 'Följ paketet',
  parcel: 'Paketnummer',
};

const nb: typeof sv = {
  subject: (orderId, isPart) =>
    isPart ? `En del av bestillingen din ${orderId} er sendt` : `Bestillingen din ${orderId} er sendt`,
  sent: 'Pakken har forlatt oss og er på vei til deg.',
  more: 'Resten kommer i en egen pakke. Du får en ny e-post når den er sendt.',
  action: 'Følg pakken',
  parcel: 'Pakkenummer',
};

const texts = { sv, nb };

/** The mail that tells that goods were sent. */
export function orderSent(sent: OrderSent, language: ShopLanguage): MailDocument {
  const { orderId, parcelNumber, trackingLink, isPart } = sent;
  const t = texts[language];
  const subject = t.subject(orderId, isPart);
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t.sent },
      ...(isPart ? [{ kind: 'text', text: t.more } as const] : []),
      { kind: 'facts', rows: [{ label: t.parcel, value: [parcelNumber] }] },
      ...(trackingLink === null ? [] : [{ kind: 'action', label: t.action, address: trackingLink } as const]),
    ],
  };
}
