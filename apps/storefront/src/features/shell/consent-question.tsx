import { RichText, useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { CookieBanner, Link } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';

/** The question itself: yes, no and a choice, all alike. */
export function ConsentQuestion() {
  const t = useTranslate();
  const { site, stores } = useScope();
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
        values={{ link: (words) => <Link href={href(site.locale, 'cookies', {})}>{words}</Link> }}
      />
    </CookieBanner>
  );
}
