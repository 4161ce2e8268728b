import { Fragment } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Icon, type IconName, useLinkElement } from '@torg/ui';
import type { ShopIdentity } from '../../config/shop-identity.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { freeShippingLimit, noLimit } from '../../display/free-shipping-limit.ts';
import { shopPromises, type Announcement, type ShopPromise } from './announcements.ts';
import { announcementsQuery } from './menu-queries.ts';
import * as styles from './promise-bar.css.ts';

interface Said {
  icon?: IconName;
  text: string;
  href?: string | null;
}

/** The signs that a shop's profile may name. The build keeps those alone that a source names (`build/used-icons.ts`). */
const signs: Readonly<Record<ShopIdentity['claims']['others'][number]['icon'], IconName>> = {
  check: 'check',
  factory: 'factory',
  return: 'return',
  truck: 'truck',
};

/** What the shop announces above everything else: what its editor wrote there, else all that it promises. */
export const PromiseBar = observer(function PromiseBar() {
  const t = useTranslate();
  const LinkElement = useLinkElement();
  const { data: announced } = useQuery(announcementsQuery(useScope()));
  const wordsOf = usePromiseWords();
  const entries = announced ?? shopPromises.map((promise): Announcement => ({ promise }));
  const said = entries.flatMap((entry): readonly Said[] => ('promise' in entry ? wordsOf[entry.promise] : [entry]));
  if (said.length === 0) return null;
  return (
    <ul className={styles.bar} aria-label={t('shell.promises')}>
      {said.map(({ icon, text, href = null }) => (
        <li key={text} className={styles.promise}>
          {icon && <Icon name={icon} size="s" />}
          {href === null ? (
            <Fragment>{text}</Fragment>
          ) : (
            <LinkElement href={href} className={styles.link}>
              {text}
            </LinkElement>
          )}
        </li>
      ))}
    </ul>
  );
});

/** The shop's promises as they hold in this market; what is not promised has no words. */
function usePromiseWords(): Readonly<Record<ShopPromise, readonly Said[]>> {
  const t = useTranslate();
  const scope = useScope();
  const vatView = useVatView();
  const limit = freeShippingLimit(scope);
  const { freeReturns, freeInvoice, others } = scope.config.shop.claims;
  return {
    'free-shipping':
      limit === noLimit ? [] : [{ icon: 'truck', text: t('shell.promise.freeShipping', { limit, vatView }) }],
    'free-returns': freeReturns ? [{ icon: 'return', text: t('shell.promise.freeReturns') }] : [],
    'free-invoice': freeInvoice ? [{ icon: 'check', text: t('shell.promise.freeInvoice') }] : [],
    others: others.map(({ icon, text }) => ({ icon: signs[icon], text })),
  };
}
