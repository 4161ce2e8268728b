import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { swedishCheckout as t } from '../../testing/checkout/checkout-texts-sv.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';

afterEach(cleanup);

function address(props: Partial<AddressFieldsProps>) {
  return (
    <form data-testid="form">
      <AddressFields legend={t.shipping} section="shipping" labels={t.addressLabels} {...props} />
    </form>
  );
}

const sent = () => Object.fromEntries(new FormData(screen.getByTestId<HTMLFormElement>('form')));

it('sends the city that was found with the postal code, and does not ask for it', () => {
  render(address({ foundCity: t.city }));
  expect(screen.queryByRole('textbox', { name: t.addressLabels.city })).toBeNull();
  expect(sent()).toMatchObject({ 'shipping-city': t.city });
});

it('asks for no field that has no label', () => {
  render(address({ labels: { street: t.addressLabels.street } }));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('keeps the field for c/o in place while it is written in', () => {
  const shown = (careOf: string) => address({ toggles: { careOf: t.careOfToggle }, values: { careOf } });
  const { rerender } = render(shown(''));
  const field = screen.getByLabelText(t.addressLabels.careOf);
  fireEvent.change(field, { target: { value: 'B' } });
  rerender(shown('B'));
  expect(screen.getByLabelText(t.addressLabels.careOf)).toBe(field);
});

it('opens a field that few need as soon as something is known of it', () => {
  const shown = (careOf: string) => address({ toggles: { careOf: t.careOfToggle }, defaultValues: { careOf } });
  const { rerender } = render(shown(''));
  const fold = screen.getByText<HTMLElement>(t.careOfToggle).closest('details');
  expect(fold?.open).toBe(false);
  rerender(shown('Berg'));
  expect(fold?.open).toBe(true);
});

it('asks for the postal code first, and goes by the names that the page gives', () => {
  render(address({ names: { postalCode: 'shippingAddress.zip' } }));
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([first?.name, first?.id]).toEqual(['shippingAddress.zip', 'shippingAddress.zip']);
});
