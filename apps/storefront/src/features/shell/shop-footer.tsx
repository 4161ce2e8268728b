import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Container, Heading, Link, PaymentMarks, Text } from '@torg/ui';
import { countryOf } from '../../display/country-of.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { CustomerTypeForm } from './customer-type-form.tsx';
import { footerGoodsId } from './footer-goods-id.ts';
import { FooterMenu } from './footer-menu.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { ServiceHours } from './service-hours.tsx';
import * as styles from './shop-footer.css.ts';
import { useMenuRow } from './use-menu-row.ts';

/** Where to go next, how to reach the shop, how to pay, and who the shop is. */
export function ShopFooter() {
  const t = useTranslate();
  const { site, config } = useScope();
  const { story, seller, claims } = config.shop;
  const payments = claims.payments[countryOf(site)] ?? [];
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <Container>
        <div className={styles.columns}>
          <StaticPart outlivesPage>
            <FooterMenus />
          </StaticPart>
          <Contact />
        </div>
        <NewsletterForm />
        <div className={styles.shop}>
          <div className={styles.about}>
            <Text tone="soft">{story.about}</Text>
            <Text tone="soft" size="s" hasFigures>
              {t('shell.footer.seller', { company: seller.name, number: seller.organisationNumber })}
            </Text>
          </div>
          {payments.length > 0 && (
            <PaymentMarks label={t('shell.footer.payments')} names={payments.map(({ name }) => name)} />
          )}
          <Link href={href(site.locale, 'withdraw', {})} tone="quiet" isStandalone>
            {t('shell.withdraw')}
          </Link>
          <div className={styles.customerType}>
            <CustomerTypeForm />
          </div>
        </div>
      </Container>
    </footer>
  );
}

function FooterMenus() {
  const t = useTranslate();
  const { site, config } = useScope();
  const [goods, service, company] = [useMenuRow('main'), useMenuRow('service'), useMenuRow('company')];
  const settings = `${href(site.locale, 'cookies', {})}#settings`;
  return (
    <>
      <FooterMenu heading={t('shell.footer.shop')} id={footerGoodsId} entries={goods.entries} />
      <FooterMenu heading={service.title || t('shell.footer.service')} entries={service.entries} />
      <FooterMenu
        heading={company.title || t('shell.footer.about.heading', { shop: config.shop.name })}
        entries={[...company.entries, { label: t('shell.footer.cookieSettings'), href: settings, hasItems: false }]}
      />
    </>
  );
}

/** By phone, by mail, and when somebody is there. */
function Contact() {
  const t = useTranslate();
  const { phone, email } = useScope().config.shop.seller;
  return (
    <section className={styles.service}>
      <Heading level={2} size="s">
        {t('shell.footer.contact')}
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
