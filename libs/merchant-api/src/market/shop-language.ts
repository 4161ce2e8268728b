import type { ShopLanguage } from '@torg/commerce-sdk/domain';

/** The language that texts of the shop's own are written in, by the id or code of a language (`nb-NO`, `nb`); else Swedish. */
export function shopLanguageOf(languageId: string): ShopLanguage {
  return languageId.startsWith('nb') ? 'nb' : 'sv';
}
