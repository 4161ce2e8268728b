import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailBlock } from '../document/mail-document.ts';
import { consumerRightsTexts } from '../texts/consumer-rights-texts.ts';
import type { Trader } from '../trader.ts';
import type { OrderConfirmation } from './order-facts.ts';

type LegalCountry = 'SE' | 'NO' | 'other';

/**
 * The right to withdraw with its form, how long faults may be claimed (Sweden three years, Norway two and for lasting goods
 * five), and who helps in a dispute. The country decides what holds, the language only how it is written.
 */
export function consumerRights(
  { countryCode, customerType, pages }: Pick<OrderConfirmation, 'countryCode' | 'customerType' | 'pages'>,
  trader: Trader,
  language: ShopLanguage,
): readonly MailBlock[] {
  const t = consumerRightsTexts[language];
  if (customerType === 'ORGANIZATION') return [{ kind: 'text', text: t.organisation }];
  const country = legalCountry(countryCode);
  return [
    { kind: 'heading', text: t.withdrawal },
    { kind: 'text', text: t.withdrawalRight },
    { kind: 'text', text: t.withdrawalHow(trader.email, trader.phone) },
    ...(pages.withdrawal === null
      ? []
      : [{ kind: 'action', label: t.withdrawalAction, address: pages.withdrawal } as const]),
    { kind: 'text', text: t.sendBack },
    { kind: 'text', text: t.refund },
    { kind: 'text', text: t.exceptions },
    { kind: 'heading', text: t.form },
    { kind: 'form', lines: t.formLines([trader.name, ...trader.address, trader.email].join(', ')) },
    { kind: 'heading', text: t.complaint },
    { kind: 'text', text: t.complaintPeriod[country] },
    { kind: 'text', text: t.dispute[country] },
  ];
}

function legalCountry(countryCode: string): LegalCountry {
  return countryCode === 'SE' || countryCode === 'NO' ? countryCode : 'other';
}
