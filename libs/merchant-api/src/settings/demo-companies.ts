import type { CompanyRole } from '@torg/commerce-sdk/domain';

/** A member of an organization that a new shop has. */
export interface DemoMember {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: CompanyRole;
  /** Kronor inc VAT; null where there is no limit. */
  orderLimit: number | null;
}

/** An organization that a new shop has, so that buying for one can be tried. */
export interface DemoCompany {
  name: string;
  /** Of no real organization; its check digit is right. */
  organisationNumber: string;
  countryCode: 'NO' | 'SE';
  currency: 'NOK' | 'SEK';
  /** Kronor inc VAT. */
  creditLimit: number;
  /** The price list that its members buy by. */
  priceList: string;
  addressLine1: string;
  zip: string;
  city: string;
  members: readonly DemoMember[];
}

const password = 'torg-demo-3';
/** As the demo's catalogue calls it. */
const demoPriceList = 'avtal';

/** One of each country: with somebody who leads it, who approves and who buys. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    ...{ name: 'Lindbacka Bygg AB', organisationNumber: '5599990008', countryCode: 'SE', currency: 'SEK' },
    ...{
      creditLimit: 50_000,
      priceList: demoPriceList,
      addressLine1: 'Verkstadsgatan 8',
      zip: '39241',
      city: 'Kalmar',
    },
    members: [
      member('karin@lindbacka.example', 'Karin Lindbacka', 'administrator', null),
      member('per@lindbacka.example', 'Per Holm', 'approver', 20_000),
      member('sara@lindbacka.example', 'Sara Ek', 'buyer', 1_500),
    ],
  },
  {
    ...{ name: 'Fjordheim Drift AS', organisationNumber: '999999999', countryCode: 'NO', currency: 'NOK' },
    ...{ creditLimit: 50_000, priceList: demoPriceList, addressLine1: 'Strandgaten 12', zip: '5013', city: 'Bergen' },
    members: [
      member('ingrid@fjordheim.example', 'Ingrid Fjordheim', 'administrator', null),
      member('lars@fjordheim.example', 'Lars Vik', 'approver', 20_000),
      member('nora@fjordheim.example', 'Nora Dahl', 'buyer', 1_500),
    ],
  },
];

function member(email: string, name: string, role: CompanyRole, orderLimit: number | null): DemoMember {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { email, password, firstName, lastName, role, orderLimit };
}
