import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demoOptionalSlot, demoSlot } from '../../testing/demo-package.ts';
import { swedish } from '../../testing/texts-sv.ts';
import { PackageSlot, type PackageSlotProps } from './package-slot.tsx';

function sent(slot: PackageSlotProps) {
  document.body.innerHTML = `<form>${renderToStaticMarkup(<PackageSlot {...slot} />)}</form>`;
  const form = document.querySelector('form');
  return form && new FormData(form).get(slot.name);
}

it('sends what is picked with a form without script, and that nothing is where nothing need be', () => {
  expect(sent(demoSlot(swedish))).toBe('m0');
  expect(sent({ ...demoSlot(swedish), value: null })).toBeNull();
  expect(sent(demoOptionalSlot(swedish))).toBe('0');
});

it('cannot send what is sold out', () => {
  const slot = demoSlot(swedish);
  const options = slot.options.map((option) => ({ ...option, isSoldOut: option.value === 'm0' }));
  expect(sent({ ...slot, options })).toBeNull();
});

it('says what picking nothing takes off', () => {
  const none = { value: '0', label: 'Inget, tack', price: '−20 kr' };
  document.body.innerHTML = renderToStaticMarkup(<PackageSlot {...demoOptionalSlot(swedish)} none={none} />);
  expect(document.querySelector('label:has([value="0"])')?.textContent).toBe('Inget, tack−20 kr');
});
