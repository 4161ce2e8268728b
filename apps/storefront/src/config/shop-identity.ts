import type { ShopProfile } from '@torg/merchant-api/settings';
import type { Locale } from '@torg/market-routing';

type Service = ShopProfile['customerService'];
type Claims = ShopProfile['claims'];

/** Who the shop is, as a reader of one language is told. */
export interface ShopIdentity {
  name: string;
  story: Readonly<Record<keyof ShopProfile['story'], string>>;
  service: Pick<Service, 'timeZone' | 'week' | 'holidaysOf'> & { hours: string };
  claims: Pick<Claims, 'freeShippingFrom' | 'freeReturns' | 'freeInvoice'> & {
    others: readonly { icon: Claims['others'][number]['icon']; text: string }[];
  };
}

/** The part of a profile that pages show, in one language. */
export function identityIn({ name, story, customerService, claims }: ShopProfile, locale: Locale): ShopIdentity {
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
    service: { timeZone, week, holidaysOf, hours: hours[locale] },
    claims: { ...claims, others: claims.others.map(({ icon, text }) => ({ icon, text: text[locale] })) },
  };
}
