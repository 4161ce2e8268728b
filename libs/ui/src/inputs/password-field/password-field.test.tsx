import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { swedish as t } from '../../testing/texts-sv.ts';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

const field = (
  <PasswordField
    label={t.passwordField}
    autoComplete="current-password"
    showLabel={t.passwordShow}
    hideLabel={t.passwordHide}
  />
);

it('shows what was written and hides it again, and keeps it', () => {
  render(field);
  const input = screen.getByLabelText<HTMLInputElement>(t.passwordField);
  fireEvent.change(input, { target: { value: 'hemligt' } });
  fireEvent.click(screen.getByRole('button', { name: `${t.passwordShow} ${t.passwordField}` }));
  expect([input.type, input.value]).toEqual(['text', 'hemligt']);
  fireEvent.click(screen.getByRole('button', { name: `${t.passwordHide} ${t.passwordField}` }));
  expect(input.type).toBe('password');
});

it('has no button that does nothing where no script runs', () => {
  expect(renderToString(field)).not.toContain('<button');
});
