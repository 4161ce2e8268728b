import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { swedish } from '../../testing/texts-sv.ts';
import { PaymentMarks } from './payment-marks.tsx';

afterEach(cleanup);

it('is a list with a name, in the order it is given', () => {
  render(<PaymentMarks label={swedish.paymentMarks} names={swedish.paymentNames} />);
  expect(screen.getByRole('list', { name: swedish.paymentMarks })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(swedish.paymentNames);
});
