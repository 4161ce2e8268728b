import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SizePicker } from './size-picker.tsx';

it('sends the chosen size with a form without script, and cannot send one that is sold out', () => {
  const options = [
    { value: '11', label: 'S', isSoldOut: true },
    { value: '12', label: 'M' },
  ];
  const picker = <SizePicker legend="Storlek" name="sku" options={options} soldOutLabel="slut" defaultValue="12" />;
  document.body.innerHTML = `<form>${renderToStaticMarkup(picker)}</form>`;
  const form = document.querySelector('form');
  expect(form && new FormData(form).get('sku')).toBe('12');
  expect(document.querySelector<HTMLInputElement>('[value="11"]')?.disabled).toBe(true);
});
