import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { company } from './company.ts';

/** Who sells, as a reader of the language finds them. */
export interface Trader {
  name: string;
  organisationNumber: string;
  vatNumber: string;
  /** By which Norwegian VAT is paid for what is sent there from abroad. */
  voecNumber: string;
  /** Within how many days a bill is to be paid. */
  paymentTermDays: number;
  /** Where Swedish bills are paid. */
  bankgiro: string;
  /** Where Norwegian bills are paid. */
  norwegianAccount: string;
  /** Line by line. */
  address: readonly string[];
  phone: string;
  email: string;
  /** What nobody may overlook about the shop. */
  notice: string;
}

const notices = {
  sv: 'Torg är en demonstrationsbutik. Inget av det som visas går att köpa på riktigt.',
  nb: 'Torg er en demonstrasjonsbutikk. Ingenting av det som vises, kan kjøpes på ordentlig.',
};

/** The company behind the shop. */
export function traderIn(language: ShopLanguage): Trader {
  const { street, city, country, phone, email, ...rest } = company;
  return {
    ...rest,
    address: [street, city, country[language]],
    phone: phone[language],
    email: email[language],
    notice: notices[language],
  };
}
