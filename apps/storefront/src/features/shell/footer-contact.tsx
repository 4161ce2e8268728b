import { useTranslate } from '@torg/i18n/react';
import { Heading, Link } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { ServiceHours } from './service-hours.tsx';
import * as styles from './shop-footer.css.ts';

/** How to reach the shop by phone and by mail, and when somebody is there. */
export function FooterContact() {
  const t = useTranslate();
  const { phone, email } = useScope().config.shop.seller;
  return (
    <section className={styles.service}>
      <Heading level={2} size="s">
        {t('footer.contact')}
      </Heading>
      <ul className={styles.list}>
        <li>
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} tone="quiet" isStandalone>
            {phone}
          </Link>
        </li>
        <li>
          <Link href={`mailto:${email}`} tone="quiet" isStandalone>
            {email}
          </Link>
        </li>
      </ul>
      <ServiceHours />
    </section>
  );
}
