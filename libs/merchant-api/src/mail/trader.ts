import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { ShopProfile } from '../settings/shop-profile.ts';

/** Who sells, as a reader of the language finds them. */
export interface Trader extends Omit<ShopProfile['company'], 'street' | 'city' | 'country'> {
  /** What the shop is called. */
  shop: string;
  /** Line by line. */
  address: readonly string[];
  phone: string;
  email: string;
  /** What nobody may overlook about the shop. */
  notice: string | null;
}

/** The company behind a shop. */
export function traderIn({ name, company, customerService, notice }: ShopProfile, language: ShopLanguage): Trader {
  const { street, city, country, ...rest } = company;
  return {
    ...rest,
    shop: name,
    address: [street, city, country[language]],
    phone: customerService.phone[language],
    email: customerService.email[language],
    notice: notice?.[language] ?? null,
  };
}
