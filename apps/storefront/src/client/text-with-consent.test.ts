import { expect, it } from 'vitest';
import { createMemoryStorage } from '@torg/stores/testing';
import { textWithConsent } from './text-with-consent.ts';

it('keeps nothing before the visitor agrees, and then what was written meanwhile', () => {
  const storage = createMemoryStorage();
  const text = textWithConsent(storage);
  text.write('10001');
  expect([storage.read(), text.read()]).toEqual([null, '10001']);
  text.decide(true);
  expect(storage.read()).toBe('10001');
});

it('keeps nothing of a visitor who says no', () => {
  const storage = createMemoryStorage();
  const text = textWithConsent(storage);
  text.write('10001');
  text.decide(false);
  text.write('10002');
  expect(storage.read()).toBe('');
});

it('has taken away what was kept once the visitor says no', () => {
  const storage = createMemoryStorage('10001');
  const text = textWithConsent(storage);
  text.decide(true);
  text.decide(false);
  expect([storage.read(), text.read()]).toEqual(['', '']);
});

it('reads what an earlier document kept before it knows the answer, so that an order is not counted again', () => {
  const storage = createMemoryStorage();
  storage.write('10001');
  expect(textWithConsent(storage).read()).toBe('10001');
});
