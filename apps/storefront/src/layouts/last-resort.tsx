import { sitePath } from '@torg/market-routing';
import { useScope } from '../scope/scope-context.tsx';

/** Shown when the error page itself fails: nothing that could fail again, and a link home. */
export function LastResort() {
  const { t, site } = useScope();
  return (
    <main>
      <h1>{t('errors.fallback')}</h1>
      <p>
        <a href={site.origin + sitePath(site, '/')}>{t('errors.toHome')}</a>
      </p>
    </main>
  );
}
