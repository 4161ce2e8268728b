import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';
import { writeMoment } from './write-moment.ts';

/** For whoever has an account that can be signed in to in a new way. */
export interface PasskeyAdded {
  /** What the key is called. */
  name: string;
  /** ISO 8601. */
  addedAt: string;
  /** By whose wall clock that is written. */
  timeZone: string;
}

/** The mail that tells the owner of an account of a new passkey, in case it was not they who made it. */
export function passkeyAdded(
  { name, addedAt, timeZone }: PasskeyAdded,
  language: ShopLanguage,
  { shop }: Trader,
): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.passkeyAdded.subject', { shop });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      {
        kind: 'text',
        text: t('mail.passkeyAdded.added', { name, moment: writeMoment(Date.parse(addedAt), timeZone, language) }),
      },
      { kind: 'text', text: t('mail.passkeyAdded.notYou') },
    ],
  };
}
