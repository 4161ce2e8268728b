import { expect, it } from 'vitest';
import { fetchForm, formNames } from './forms.ts';

it.each(formNames)('the form %s is found by the name that it sends', async (name) => {
  expect(await fetchForm(name)).toMatchObject({ name });
});

it.each(['', 'constructor', 'unknown'])('there is no form called %j', async (name) => {
  expect(await fetchForm(name)).toBeNull();
});
