import { describe, expect, it } from 'vitest';
import { cartTotals } from '../domain/cart/cart-totals.ts';
import { startOfDay } from '../domain/time/start-of-day.ts';
import { checkAdd } from '../domain/stock/check-add.ts';
import { localDateWriter } from '../domain/time/local-date.ts';
import { hashField } from '../hashing/hash-field.ts';
import { checkedRule } from './checked-rule.ts';
import { InvalidArgumentError } from './invalid-argument-error.ts';

type Loose = (...given: unknown[]) => unknown;

/** A rule as plain JavaScript calls it. */
const checked = (name: string, rule: (...given: never[]) => unknown) => checkedRule(name, rule as Loose); // no compiler has checked it

/** What a call throws, at once or later. */
async function failureOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a rule of the published package', () => {
  it('answers as the rule itself does', () => {
    expect(checked('checkAdd', checkAdd)(5, 3, 2)).toEqual({ kind: 'allowed' });
  });

  it('says its name and the types that it was given, where the engine would speak', async () => {
    const failure = await failureOf(() => checked('cartTotals', cartTotals)(null, ['Maja']));
    const message = 'cartTotals was called with null, array, which it does not take';
    expect(failure).toBeInstanceOf(InvalidArgumentError);
    expect(failure).toMatchObject({ code: 'INVALID_ARGUMENT', argument: 'arguments', message, shortMessage: message });
    expect(failure).toMatchObject({ cause: expect.any(TypeError), stack: expect.stringContaining(message) });
  });

  it('leaves what the rule says of an argument as it is', async () => {
    expect(await failureOf(() => checked('startOfDay', startOfDay)('soon', 'UTC'))).toMatchObject({ argument: 'date' });
  });

  it('holds for the function and for the promise that a rule answers with', async () => {
    const dateOf = checked('localDateWriter', localDateWriter)('UTC') as Loose; // as it is declared
    expect(await failureOf(() => dateOf(Number.NaN))).toMatchObject({
      message: 'localDateWriter was called with number, which it does not take',
    });
    expect(await failureOf(() => checked('hashField', hashField)(42))).toMatchObject({
      message: 'hashField was called with number, which it does not take',
    });
  });
});
