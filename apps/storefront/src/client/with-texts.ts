import type { Namespace } from '@torg/i18n';
import type { Translation } from '@torg/i18n/react';

/** Fetches code at once with the texts that it says. */
export async function withTexts<Code>(
  texts: readonly Namespace[],
  translation: Translation,
  fetchCode: () => Promise<Code>,
): Promise<Code> {
  const [code] = await Promise.all([fetchCode(), translation.fetchTexts(texts)]);
  return code;
}
