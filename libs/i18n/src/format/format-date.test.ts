import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

it.each([
  { iso: '2026-11-21', locale: 'sv', written: '2026-11-21' },
  { iso: '2026-11-21', locale: 'nb', written: '21.11.2026' },
  { iso: '2026-01-02T23:30:00Z', locale: 'sv', written: '2026-01-02' },
  { iso: '2026-01-02T23:30:00Z', locale: 'nb', written: '02.01.2026' },
] as const)('writes $iso as $written in $locale', ({ iso, locale, written }) => {
  expect(formatDate(iso, locale)).toBe(written);
});
