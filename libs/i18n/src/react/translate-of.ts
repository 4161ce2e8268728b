import type { IntlShape } from 'react-intl';
import { translateWith, type Translate } from '../translate/translate.ts';

const made = new WeakMap<IntlShape, Translate>();

/** The typed `t` over an intl object, the same one each time: it keeps the formats of the texts that it has said. */
export function translateOf(intl: IntlShape): Translate {
  const t = made.get(intl) ?? translateWith(intl);
  made.set(intl, t);
  return t;
}
