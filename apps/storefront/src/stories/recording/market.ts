import type { Locale } from '@torg/market-routing';
import type { CommerceScope } from '@torg/commerce-sdk';

/** A market to buy in: where its shop stands, and who buys there. */
export interface Market {
  host: string;
  scope: CommerceScope;
  giftBox: string;
  giftCard: string;
  personalId: string;
  organisationId: string;
  address: Readonly<Record<'firstName' | 'lastName' | 'addressLine1' | 'zip' | 'city' | 'mobile', string>>;
  email: string;
}

/** The numbers and names are nobody's. */
export const markets: Readonly<Record<Locale, Market>> = {
  sv: {
    host: 'localhost:3000',
    scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
    giftBox: 'presentlada-fikastund',
    giftCard: 'presentkort-500-kr',
    personalId: '811218-9876',
    organisationId: '556016-0680',
    address: {
      ...{ firstName: 'Maja', lastName: 'Lind', addressLine1: 'Storgatan 1', zip: '111 22', city: 'Stockholm' },
      mobile: '070-174 06 05',
    },
    email: 'maja@torg.example',
  },
  nb: {
    host: 'nb.localhost:3000',
    scope: { channelId: '2|no', marketId: 'no', languageId: 'nb-NO' },
    giftBox: 'gaveeske-kaffepause',
    giftCard: 'gavekort-500-kr',
    personalId: '13097248022',
    organisationId: '974 760 673',
    address: {
      ...{ firstName: 'Maja', lastName: 'Berg', addressLine1: 'Storgata 1', zip: '0150', city: 'Oslo' },
      mobile: '412 34 567',
    },
    email: 'maja@torg.example',
  },
};
