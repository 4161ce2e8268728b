import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link } from '@torg/ui';
import { FindOrderForm } from '../../elements/find-order-form.tsx';
import { ShortFormPage } from '../../elements/short-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

/** Where whoever bought without an account comes to their order. */
export function FindOrderPage() {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <ShortFormPage heading={t('find.heading')}>
      <FindOrderForm
        text={t('find.text')}
        beside={
          <Link href={href(site.locale, 'accountOrders', {})} isStandalone>
            {t('find.signIn')}
          </Link>
        }
      />
    </ShortFormPage>
  );
}
