// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { changedNames } from './changed-names.ts';

function form() {
  const element = document.createElement('form');
  element.innerHTML = `<input type="hidden" name="form" value="profile"><input name="firstName" value="Elsa">
    <input name="lastName" value="Berg"><textarea name="orderMessage">Ring på</textarea>
    <input type="radio" name="customerType" value="PERSON" checked>
    <input type="radio" name="customerType" value="ORGANIZATION"><input type="checkbox" name="newsletter" checked>
    <select name="country"><option value="SE">Sverige</option><option value="NO" selected>Norge</option></select>`;
  const control = (name: string) => element.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement; // either has what is set here
  return { element, control };
}

it('names what says something else than the page wrote, each once', () => {
  const { element, control } = form();
  expect(changedNames(element)).toEqual([]);
  control('lastName').value = 'Lind';
  control('orderMessage').value = '';
  for (const radio of element.querySelectorAll<HTMLInputElement>('[value=ORGANIZATION]')) radio.checked = true;
  control('newsletter').checked = false;
  control('country').value = 'SE';
  expect(changedNames(element)).toEqual(['lastName', 'orderMessage', 'customerType', 'newsletter', 'country']);
});
