import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultKinds, readFaultRules, writeFaultRule, type FaultRule } from './fault-rule.ts';

it('reads what an environment variable or the page holds', () => {
  expect(readFaultRules('AddToCart:slow=2000@0.5; *:server-error@.1\n\nProducts:html')).toEqual({
    ok: true,
    rules: [
      { operation: 'AddToCart', fault: 'slow', share: 0.5, delayMs: 2000 },
      { operation: '*', fault: 'server-error', share: 0.1, delayMs: 3000 },
      { operation: 'Products', fault: 'html', share: 1, delayMs: 3000 },
    ],
  });
  expect(readFaultRules(' ; ')).toEqual({ ok: true, rules: [] });
});

it.each([
  'AddToCart',
  'AddToCart:',
  'x:burn',
  '*:drop=5',
  '*:slow=99999',
  '*:drop@2',
  '*:drop@-1',
  '*:drop@',
  '<b>:drop',
])('says what is wrong with %j', (text) => {
  expect(readFaultRules(text)).toMatchObject({ ok: false, problem: expect.stringContaining(`'${text}' is no rule`) });
});

it('reads what it writes', () => {
  const rule = fc.record({
    operation: fc.constantFrom('*', 'AddToCart', 'login'),
    fault: fc.constantFrom(...faultKinds),
    share: fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000),
    delayMs: fc.integer({ min: 0, max: 60_000 }),
  });
  const asRead = (given: FaultRule) => (given.fault === 'slow' ? given : { ...given, delayMs: 3_000 });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 50 }), (rules) => {
      expect(readFaultRules(rules.map(writeFaultRule).join(';'))).toEqual({ ok: true, rules: rules.map(asRead) });
    }),
  );
});
