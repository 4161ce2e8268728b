// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nothingChosen } from './facet-choice.ts';
import { earlyTicks } from './early-ticks.ts';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

const boxes =
  '<input type="checkbox" name="brands" value="Lera~b_1" checked><input type="checkbox" name="skus" value="M~s_m">';

it('what was ticked before the script came is a choice like any other', () => {
  const form = formOf(`${boxes}<input type="hidden" name="utm" value="a"><input name="price-from" value="">`);
  expect(earlyTicks(form, nothingChosen)).toBeNull();
  form.querySelectorAll('input')[1]?.click();
  const range = [{ id: '100-300', label: '100–300' }];
  expect(earlyTicks(form, { ...nothingChosen, price: range, sort: 'PRICE', page: 3 })).toEqual({
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
  expect(earlyTicks(form, nothingChosen)).toEqual(nothingChosen);
});
