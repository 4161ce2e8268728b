import type { Translate } from '@torg/i18n';
import type { FailedPage } from '../page/shown-page.tsx';

export interface ErrorTexts {
  title: string;
  heading: string;
  text: string;
}

/** What is said of a page that cannot be shown. */
export function errorTexts(status: FailedPage['status'], t: Translate): ErrorTexts {
  switch (status) {
    case 404:
      return {
        title: t('errors.notFound.title'),
        heading: t('errors.notFound.heading'),
        text: t('errors.notFound.text'),
      };
    case 410:
      return { title: t('errors.gone.title'), heading: t('errors.gone.heading'), text: t('errors.gone.text') };
    case 503:
      return {
        title: t('errors.unavailable.title'),
        heading: t('errors.unavailable.heading'),
        text: t('errors.unavailable.text'),
      };
    case 500:
      return { title: t('errors.title'), heading: t('errors.title'), text: t('errors.generic') };
  }
}
