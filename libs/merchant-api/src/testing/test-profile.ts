import type { ShopProfile } from '../settings/shop-profile.ts';

const both = (sv: string, nb: string = sv) => ({ sv, nb });
const workday: [string, string][] = [['09:00', '17:00']];

/** A shop that is not the demo. */
export const testProfile: ShopProfile = {
  name: 'Boden',
  company: {
    name: 'Boden i Byn AB',
    organisationNumber: '559123-4561',
    vatNumber: 'SE559123456101',
    voecNumber: '2099999',
    street: 'Bygatan 1',
    city: '111 22 Byn',
    country: both('Sverige'),
    bankgiro: '598-7656',
    norwegianAccount: '9999.07.00121',
    paymentTermDays: 14,
  },
  customerService: {
    phone: both('08-465 004 00', '+46 8 465 004 00'),
    email: both('hej@boden.example', 'hei@boden.example'),
    hours: both('Vardagar 9–17', 'Hverdager 9–17'),
    timeZone: 'Europe/Stockholm',
    week: [[], workday, workday, workday, workday, workday, []],
  },
  story: {
    title: both('Boden – allt för huset', 'Boden – alt til huset'),
    description: both('Muggar med mera.', 'Krus med mer.'),
    heading: both('Välkommen', 'Velkommen'),
    intro: both('Titta in.', 'Stikk innom.'),
    about: both('En bod i byn.', 'En bod i bygda.'),
  },
  claims: {
    freeShippingFrom: {},
    deliveredWithin: {},
    payments: {},
    freeReturns: false,
    freeInvoice: false,
    others: [],
  },
  notice: both('Det här är en provbutik.', 'Dette er en prøvebutikk.'),
  pages: [],
};
