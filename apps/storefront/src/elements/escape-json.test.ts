import { expect, it } from 'vitest';
import { escapeJson } from './escape-json.ts';

it('cannot end the script element that holds it', () => {
  const text = escapeJson({ name: '</script><script>alert(1)</script><!-- & \u2028' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!-- & \u2028' });
});
