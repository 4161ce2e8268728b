import { useIntl } from 'react-intl';
import type { Translate } from '../translate/translate.ts';
import { translateOf } from './translate-of.ts';

/** The `t` of the language that the page is shown in. */
export function useTranslate(): Translate {
  return translateOf(useIntl());
}
