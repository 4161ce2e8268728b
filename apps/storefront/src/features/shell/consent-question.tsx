import { RichText, useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { CookieBanner, Link } from '@torg/ui';
import { useShownPage } from '../../page/shown-page.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useQuietMoment } from './use-quiet-moment.ts';

/** Asks once the visitor is in the middle of nothing: its code comes with their first touch, and nothing may slide under a finger. */
export function ConsentQuestion() {
  return useQuietMoment() && <Question />;
}

/** The question itself: yes, no and a choice, all alike. */
function Question() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const page = useShownPage();
  const isHere = page.kind === 'found' && page.name === 'cookies';
  const category = (id: 'necessary' | 'statistics' | 'marketing') => ({
    id,
    label: t(`cookies.category.${id}`),
    text: t(`cookies.category.${id}.text`),
    isNecessary: id === 'necessary',
  });
  return (
    <CookieBanner
      heading={t('cookies.banner.heading')}
      acceptLabel={t('cookies.accept')}
      refuseLabel={t('cookies.refuse')}
      chooseLabel={t('cookies.choose')}
      saveLabel={t('cookies.save')}
      categories={[category('necessary'), category('statistics'), category('marketing')]}
      onAnswer={(accepted) =>
        stores.consent.answer({
          statistics: accepted.includes('statistics'),
          marketing: accepted.includes('marketing'),
        })
      }
    >
      <RichText
        id="cookies.banner.text"
        // The page that it leads to needs no way to itself.
        values={{ link: (words) => !isHere && <Link href={href(site.locale, 'cookies', {})}>{words}</Link> }}
      />
    </CookieBanner>
  );
}
