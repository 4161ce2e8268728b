import { expect, it } from 'vitest';
import { messageFaults } from './message-faults.mjs';

it.each([
  [{}, { a: 'Ny' }, ['a is missing in sv']],
  [{ a: 'Ny' }, {}, ['a is missing in nb']],
  [{ a: '{n} av {name}' }, { a: '{name}' }, [expect.stringMatching(/^a needs .*"n".* in sv and /)]],
  [{ a: '{n, plural, one {en} other {#}}' }, { a: '{n}' }, [expect.stringContaining('"number"')]],
  [{ a: 'Två  ' }, { a: ' To' }, ['a has a stray blank in sv', 'a has a stray blank in nb']],
  [{ a: 'Størst' }, { a: 'Färg' }, ['a has a foreign letter in sv', 'a has a foreign letter in nb']],
  [{ a: '{name} och {n}' }, { a: '{n} og {name}, Malmö' }, []],
])('%j and %j: %j', (sv, nb, faults) => {
  expect(messageFaults({ sv, nb }, ['Malmö'])).toEqual(faults);
});
