import { expect, it } from 'vitest';
import { mayMeasure } from './may-measure.ts';

it.each([
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: null, globalPrivacyControl: true }, false],
])('whoever says %j is measured: %j', (browser, isMeasured) => {
  expect(mayMeasure(browser)).toBe(isMeasured);
});
