import type { MessageLocale } from '../translate/messages.ts';

/**
 * Writes a calendar date (ISO, 2026-11-21; a time behind it is left out) the way the language does: 2026-11-21 in
 * Swedish, 21.11.2026 in Norwegian.
 */
export function formatDate(isoDate: string, locale: MessageLocale): string {
  const date = isoDate.slice(0, 10);
  return locale === 'nb' ? date.split('-').toReversed().join('.') : date;
}
