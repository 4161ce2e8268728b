import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { useScope } from '../../scope/scope-context.tsx';
import { footerGoodsId } from './footer-goods-id.ts';
import { FooterMenu } from './footer-menu.tsx';
import { useMenuRow } from './use-menu-row.ts';

/** The goods, the service and the company, as columns of links. */
export function FooterMenus() {
  const t = useTranslate();
  const { site, config } = useScope();
  const [goods, service, company] = [useMenuRow('main'), useMenuRow('service'), useMenuRow('company')];
  const settings = `${href(site.locale, 'cookies', {})}#settings`;
  return (
    <>
      <FooterMenu heading={t('footer.shop')} id={footerGoodsId} entries={goods.entries} />
      <FooterMenu heading={service.title || t('footer.service')} entries={service.entries} />
      <FooterMenu
        heading={company.title || t('footer.about.heading', { shop: config.shop.name })}
        entries={[...company.entries, { label: t('footer.cookieSettings'), href: settings, hasItems: false }]}
      />
    </>
  );
}
