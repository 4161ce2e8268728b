import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { welcome } from './welcome.ts';

it.each([
  ['on', true],
  ['off', false],
])('tells the demo accounts where they are %s', (value, told) => {
  const read = readSettings({ DEMO_ACCOUNTS: value }, '/data');
  if (!read.ok) throw new Error(read.problems.join());
  expect(welcome(read.settings, 4000)).toContain('on port 4000 of 127.0.0.1: for this machine alone');
  expect(welcome(read.settings, 4000)).toContain('http://localhost:4000/api/torg_dev/');
  expect(welcome(read.settings, 4000).includes('redaktion@torg.example, password torg-demo-2')).toBe(told);
});
