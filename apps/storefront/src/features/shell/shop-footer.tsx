import { useTranslate } from '@torg/i18n/react';
import { Container } from '@torg/ui';
import { StaticPart } from '../../elements/static-part.tsx';
import { LaterFooterContact, LaterFooterEnd, LaterFooterMenus } from './footer-parts.ts';
import * as styles from './shop-footer.css.ts';

/** Where to go next, how to reach the shop, how to pay, and who the shop is. Nobody needs it alive before they use it. */
export function ShopFooter() {
  const t = useTranslate();
  return (
    <footer className={styles.footer} aria-label={t('shell.footer')}>
      <Container>
        <div className={styles.columns}>
          <StaticPart outlivesPage>
            <LaterFooterMenus />
          </StaticPart>
          <LaterFooterContact />
        </div>
        <StaticPart outlivesPage>
          <LaterFooterEnd />
        </StaticPart>
      </Container>
    </footer>
  );
}
