import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Container, Heading, Link, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { CustomerTypeForm } from './customer-type-form.tsx';
import { footerGoodsId } from './footer-goods-id.ts';
import { FooterMenu } from './footer-menu.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { ServiceHours } from './service-hours.tsx';
import * as styles from './shop-footer.css.ts';
import { useMenuRow } from './use-menu-row.ts';

/** Where to go next, when to call, and who the shop is. */
export function ShopFooter() {
  const t = useTranslate();
  const { config, site } = useScope();
  const { story } = config.shop;
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <Container>
        <NewsletterForm />
        <div className={styles.columns}>
          <StaticPart outlivesPage>
            <FooterMenus />
          </StaticPart>
          <section className={styles.service}>
            <Heading level={2} size="s">
              {t('shell.footer.hours.heading')}
            </Heading>
            <ServiceHours />
          </section>
        </div>
        <div className={styles.shop}>
          <Text tone="soft">{story.about}</Text>
          <Link href={href(site.locale, 'withdraw', {})} tone="quiet">
            {t('shell.withdraw')}
          </Link>
          <CustomerTypeForm />
        </div>
      </Container>
    </footer>
  );
}

function FooterMenus() {
  const t = useTranslate();
  const { name } = useScope().config.shop;
  const [goods, service, company] = [useMenuRow('main'), useMenuRow('service'), useMenuRow('company')];
  return (
    <>
      <FooterMenu heading={t('shell.footer.shop')} id={footerGoodsId} entries={goods.entries} />
      <FooterMenu heading={service.title || t('shell.footer.service')} entries={service.entries} />
      <FooterMenu
        heading={company.title || t('shell.footer.about.heading', { shop: name })}
        entries={company.entries}
      />
    </>
  );
}
