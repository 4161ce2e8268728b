import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link, PaymentMarks, Text } from '@torg/ui';
import { countryOf } from '../../display/country-of.ts';
import { paymentNames } from '../../display/payment-names.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { CustomerTypeForm } from './customer-type-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import * as styles from './shop-footer.css.ts';

/** The newsletter for who does not get it, who the shop is, and how to pay. */
export const FooterEnd = observer(function FooterEnd() {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const { story, seller } = config.shop;
  const payments = paymentNames(config.shop, { country: countryOf(site), vatView: useVatView() });
  return (
    <>
      {!stores.session.user?.hasNewsletter && <NewsletterForm />}
      <div className={styles.shop}>
        <div className={styles.about}>
          <Text tone="soft">{story.about}</Text>
          <Text tone="soft" size="s" hasFigures>
            {t('footer.seller', { company: seller.name, number: seller.organisationNumber })}
          </Text>
        </div>
        {payments.length > 0 && <PaymentMarks label={t('footer.payments')} names={payments} />}
        <Link href={href(site.locale, 'withdraw', {})} tone="quiet" isStandalone>
          {t('footer.withdraw')}
        </Link>
        <div className={styles.customerType}>
          <CustomerTypeForm />
        </div>
      </div>
    </>
  );
});
