import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn, type Translate } from '../../texts/translate-in.ts';
import type { MailBlock } from '../document/mail-document.ts';
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
  const t = translateIn(language);
  if (customerType === 'ORGANIZATION') return [{ kind: 'text', text: t('mail.rights.organisation') }];
  const country = legalCountry(countryCode);
  return [
    { kind: 'heading', text: t('mail.rights.withdrawal') },
    { kind: 'text', text: t('mail.rights.withdrawalRight') },
    { kind: 'text', text: t('mail.rights.withdrawalHow', { email: trader.email, phone: trader.phone }) },
    ...(pages.withdrawal === null
      ? []
      : [{ kind: 'action', label: t('mail.rights.withdrawalAction'), address: pages.withdrawal } as const]),
    { kind: 'text', text: t('mail.rights.sendBack') },
    { kind: 'text', text: t('mail.rights.refund') },
    { kind: 'text', text: t('mail.rights.exceptions') },
    { kind: 'heading', text: t('mail.rights.form') },
    { kind: 'form', lines: formLines(trader, t) },
    { kind: 'heading', text: t('mail.rights.complaint') },
    { kind: 'text', text: t(`mail.rights.complaintPeriod.${country}`) },
    { kind: 'text', text: t(`mail.rights.dispute.${country}`) },
  ];
}

/** The form of the law, for whoever wants to fill it in. */
function formLines({ name, address, email }: Trader, t: Translate): readonly string[] {
  return [
    t('mail.rights.formLines.to', { trader: [name, ...address, email].join(', ') }),
    t('mail.rights.formLines.notice'),
    t('mail.rights.formLines.dates'),
    t('mail.rights.formLines.name'),
    t('mail.rights.formLines.address'),
    t('mail.rights.formLines.signed'),
  ];
}

function legalCountry(countryCode: string): LegalCountry {
  return countryCode === 'SE' || countryCode === 'NO' ? countryCode : 'other';
}
