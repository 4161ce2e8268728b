import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Columns, Container, Heading, Link, Stack, Text } from '@torg/ui';
import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { freeShippingLimit } from '../../views/free-shipping-limit.ts';
import { shopPath } from '../../views/shop-address.ts';
import * as styles from './shop-footer.css.ts';

/** Where to go next, when to call, and who the shop is. */
export function ShopFooter() {
  const t = useTranslate();
  const scope = useScope();
  const { data: categories = [] } = useQuery(rootCategoriesQuery(scope));
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <Container>
        <Columns phone={1} tablet={3} space="xl">
          <Stack space="s">
            <Heading level={2} size="s">
              {t('shell.footer.shop')}
            </Heading>
            <ul className={styles.list}>
              {categories.map(({ categoryId, name, canonicalUrl }) => (
                <li key={categoryId}>
                  <Link href={shopPath(canonicalUrl)} tone="quiet" isStandalone>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
          <Stack space="s">
            <Heading level={2} size="s">
              {t('shell.footer.service')}
            </Heading>
            <Text>{t('shell.footer.hours')}</Text>
            <Text>{t('shell.promise.freeShipping', { limit: freeShippingLimit(scope) })}</Text>
            <Text>{t('shell.promise.freeReturns')}</Text>
            <Text>{t('shell.promise.freeInvoice')}</Text>
          </Stack>
          <Stack space="s">
            <Heading level={2} size="s">
              {t('shell.footer.about.heading')}
            </Heading>
            <Text>{t('shell.footer.about.text')}</Text>
          </Stack>
        </Columns>
      </Container>
    </footer>
  );
}
