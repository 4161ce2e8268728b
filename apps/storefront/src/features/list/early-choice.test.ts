// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nothingChosen } from './facet-choice.ts';
import { earlyChoice } from './early-choice.ts';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

const boxes =
  '<input type="checkbox" name="brands" value="Lera~b_1" checked><input type="checkbox" name="skus" value="M~s_m">';

it('what was ticked before the script came is a choice like any other', () => {
  const form = formOf(`${boxes}<input type="hidden" name="utm" value="a"><input name="price-from" value="">`);
  expect(earlyChoice(form, nothingChosen)).toBeNull();
  form.querySelectorAll('input')[1]?.click();
  const range = [{ id: '100-300', label: '100–300' }];
  expect(earlyChoice(form, { ...nothingChosen, price: range, sort: 'PRICE', page: 3 })).toEqual({
    ...nothingChosen,
    brands: [{ id: 'b_1', label: 'Lera' }],
    skus: [{ id: 's_m', label: 'M' }],
    price: range,
    sort: 'PRICE',
  });
});

it('so is what was unticked', () => {
  const form = formOf(boxes);
  form.querySelectorAll('input')[0]?.click();
  expect(earlyChoice(form, nothingChosen)).toEqual(nothingChosen);
});

it('so is an order that was picked, by itself and beside what was ticked', () => {
  const select =
    '<select name="sort"><option value="RECOMMENDED" selected></option><option value="PRICE"></option></select>';
  const form = formOf(boxes + select);
  expect(earlyChoice(form, nothingChosen)).toBeNull();
  const field = form.querySelector('select');
  if (field) field.value = 'PRICE';
  const lera = [{ id: 'b_1', label: 'Lera' }];
  expect(earlyChoice(form, { ...nothingChosen, brands: lera })).toEqual({
    ...nothingChosen,
    brands: lera,
    sort: 'PRICE',
  });
  form.querySelectorAll('input')[0]?.click();
  expect(earlyChoice(form, { ...nothingChosen, brands: lera })).toEqual({ ...nothingChosen, sort: 'PRICE' });
});
