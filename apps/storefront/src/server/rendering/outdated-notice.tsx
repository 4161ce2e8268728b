import { renderToStaticMarkup } from 'react-dom/server';
import type { Translate } from '@torg/i18n';
import { OutdatedBrowserNotice } from '@torg/ui';

/**
 * What a browser shows that is too old for the shop. It stands in every document, behind the app, and finds out by its
 * styles alone whether it is seen: no script has to run for it, and the app's need not know it. The first words of a
 * document are those of the link that skips to its content.
 */
export function outdatedNotice(t: Translate): string {
  return renderToStaticMarkup(
    <OutdatedBrowserNotice title={t('outdated.title')} text={t('outdated.text')} browsers={[]} />,
  );
}
