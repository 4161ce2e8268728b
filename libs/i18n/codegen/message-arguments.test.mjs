import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { messageArguments } from './message-arguments.mjs';

it.each([
  { text: 'plain', values: {} },
  { text: '{name}', values: { name: 'string | number' } },
  { text: '{count, number} of {count}', values: { count: 'number' } },
  { text: '{count} of {count, number}', values: { count: 'number' } },
  { text: '{n, plural, one {{who} has one} other {#}}', values: { n: 'number', who: 'string | number' } },
  { text: '{day, date, short}', values: { day: 'Date | number' } },
  { text: '{kind, select, a {x} other {y}}', values: { kind: "'a' | (string & {})" } },
  { text: '<link>Read</link> all {count, number}', values: { link: 'Tag', count: 'number' } },
  {
    text: '<b>{n, plural, one {<i>{who}</i>} other {#}}</b>',
    values: { b: 'Tag', n: 'number', i: 'Tag', who: 'string | number' },
  },
])('reads the values of $text', ({ text, values }) => {
  expect(messageArguments(parse(text))).toEqual(values);
});
