import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { company } from '../content/seed/company.ts';

/** Who sells, as a reader of the language finds them. */
export interface Trader {
  name: string;
  organisationNumber: string;
  vatNumber: string;
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
  const { name, organisationNumber, vatNumber, street, city, country, phone, email } = company;
  return {
    name,
    organisationNumber,
    vatNumber,
    address: [street, city, country[language]],
    phone: phone[language],
    email: email[language],
    notice: notices[language],
  };
}
