import type { ShopProfile } from '@torg/merchant-api/settings';
import type { Locale } from '@torg/market-routing';

type Service = ShopProfile['customerService'];
type Company = ShopProfile['company'];
type Claims = ShopProfile['claims'];

/** The company that sells, as a receipt names it. */
export interface SellerIdentity extends Pick<Company, 'name' | 'organisationNumber' | 'vatNumber' | 'voecNumber'> {
  /** Line by line. */
  address: readonly string[];
  phone: string;
  email: string;
}

/** Who the shop is, as a reader of one language is told. */
export interface ShopIdentity {
  name: string;
  story: Readonly<Record<keyof ShopProfile['story'], string>>;
  seller: SellerIdentity;
  service: Pick<Service, 'timeZone' | 'week' | 'holidaysOf'> & { hours: string };
  claims: Pick<Claims, 'freeShippingFrom' | 'deliveredWithin' | 'freeReturns' | 'freeInvoice'> & {
    payments: Readonly<Record<string, readonly { name: string; personsOnly: boolean }[]>>;
    others: readonly { icon: Claims['others'][number]['icon']; text: string }[];
  };
}

/** The part of a profile that pages show, in one language. */
export function identityIn(
  { name, company, story, customerService, claims }: ShopProfile,
  locale: Locale,
): ShopIdentity {
  const { title, description, heading, intro, about } = story;
  const { timeZone, week, holidaysOf, hours } = customerService;
  return {
    name,
    story: {
      title: title[locale],
      description: description[locale],
      heading: heading[locale],
      intro: intro[locale],
      about: about[locale],
    },
    seller: sellerIn(company, customerService, locale),
    service: { timeZone, week, holidaysOf, hours: hours[locale] },
    claims: {
      ...claims,
      payments: Object.fromEntries(
        Object.entries(claims.payments).map(([country, ways]) => [
          country,
          ways.map(({ name: way, personsOnly }) => ({ name: way[locale], personsOnly })),
        ]),
      ),
      others: claims.others.map(({ icon, text }) => ({ icon, text: text[locale] })),
    },
  };
}

function sellerIn(company: Company, { phone, email }: Service, locale: Locale): SellerIdentity {
  const { name, organisationNumber, vatNumber, voecNumber, street, city, country } = company;
  return {
    ...{ name, organisationNumber, vatNumber, voecNumber },
    address: [street, city, country[locale]],
    phone: phone[locale],
    email: email[locale],
  };
}
