import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldError } from '../error-summary/error-summary.tsx';
import { Form } from './form.tsx';

afterEach(cleanup);

const wrong = [{ fieldId: 'email', message: 'Skriv en e-postadress.' }];

function emailForm(errors?: readonly FieldError[]) {
  return (
    <Form errorTitle="Det här behöver rättas till" errors={errors} onSubmit={(event) => event.preventDefault()}>
      <input id="email" aria-label="E-post" />
      <button type="submit">Skicka</button>
    </Form>
  );
}

function renderFocused() {
  const { rerender } = render(emailForm());
  const field = screen.getByRole('textbox');
  field.focus();
  return { field, answer: (errors: readonly FieldError[]) => rerender(emailForm(errors)) };
}

const submit = () => fireEvent.click(screen.getByRole('button'));
const hasSummaryFocus = () => document.activeElement === screen.getByRole('alert').parentElement;

describe('the focus after a submit', () => {
  it('moves to what is wrong when the answer comes, however late', () => {
    const { answer } = renderFocused();
    submit();
    answer(wrong);
    expect(hasSummaryFocus()).toBe(true);
  });

  it('stays with a shopper who is writing again before the answer comes', () => {
    const { field, answer } = renderFocused();
    submit();
    fireEvent.input(field, { target: { value: 'a' } });
    answer(wrong);
    expect(document.activeElement).toBe(field);
  });

  it('moves again when the same is still wrong', () => {
    const { field, answer } = renderFocused();
    submit();
    answer(wrong);
    field.focus();
    submit();
    expect(hasSummaryFocus()).toBe(true);
  });

  it('stays where it is when something turns out wrong while nobody has sent anything', () => {
    const { field, answer } = renderFocused();
    answer(wrong);
    expect(document.activeElement).toBe(field);
  });
});
