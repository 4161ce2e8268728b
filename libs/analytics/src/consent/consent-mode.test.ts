import { expect, it } from 'vitest';
import { writeConsentDefault, writeConsentUpdate } from './consent-mode.ts';

const commands = (target: readonly unknown[]) => target.map((entry) => Array.from(entry as IArguments));

it('denies everything before a container is loaded, but what keeps the shop secure', () => {
  const target: unknown[] = [];
  writeConsentDefault(target);
  expect(commands(target)).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        personalization_storage: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
      },
    ],
    ['set', 'ads_data_redaction', true],
  ]);
});

it('grants what is agreed to afterwards', () => {
  const target: unknown[] = [];
  writeConsentUpdate(target, { statistics: true, marketing: false });
  expect(commands(target)[0]).toMatchObject([
    'consent',
    'update',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' },
  ]);
});

it('writes commands, which are no lists', () => {
  const target: unknown[] = [];
  writeConsentDefault(target);
  expect(Object.prototype.toString.call(target[0])).toBe('[object Arguments]');
});
