import { demoProfile } from '@torg/demo-shop';
import { createTranslate, loadMessages } from '@torg/i18n';
import { describe, expect, it } from 'vitest';
import { identityIn } from '../../config/shop-identity.ts';
import { serviceState } from './service-state.ts';

async function stateAt(moment: string, locale: 'sv' | 'nb' = 'sv') {
  const t = createTranslate({
    locale,
    messages: await loadMessages(locale),
    onError: (error) => {
      throw error;
    },
  });
  return serviceState(Date.parse(moment), { ...identityIn(demoProfile, locale).service, locale }, t);
}

describe('customer service', () => {
  it.each([
    ['a minute before it opens', '2026-11-23T08:59:59+01:00', false, 'Stängt, öppnar i dag 09:00'],
    ['in the morning', '2026-11-23T09:00:00+01:00', true, 'Öppet till 12:00'],
    ['at lunch', '2026-11-23T12:00:00+01:00', false, 'Lunch, öppnar igen 13:00'],
    ['in the afternoon', '2026-11-23T14:59:59+01:00', true, 'Öppet till 15:00'],
    ['in the evening', '2026-11-23T15:00:00+01:00', false, 'Stängt, öppnar i morgon 09:00'],
    ['on a Friday evening', '2026-11-27T18:00:00+01:00', false, 'Stängt, öppnar måndag 09:00'],
    ['in summer time', '2026-07-06T09:30:00+02:00', true, 'Öppet till 12:00'],
    ['for a visitor far away', '2026-11-22T23:30:00-08:00', false, 'Stängt, öppnar i dag 09:00'],
  ])('%s', async (_, moment, isOpen, label) => {
    expect(await stateAt(moment)).toEqual({ isOpen, label });
  });

  it("keeps Sweden's holidays, also for those who read Norwegian", async () => {
    // Christmas Day is a Friday; Norway works on the eve before.
    expect((await stateAt('2026-12-24T10:00:00+01:00', 'nb')).label).toBe('Stengt, åpner mandag 09:00');
  });
});
