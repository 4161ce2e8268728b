import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { swedishCheckout as t } from '../../testing/checkout/checkout-texts-sv.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

afterEach(cleanup);

function field(props: Partial<CodeFieldProps>) {
  return <CodeField label={t.code} name="code" applyLabel={t.codeApply} toggleLabel={t.codeToggle} {...props} />;
}

it('does not place the order when Enter is pressed in the code', () => {
  render(field({ onApply: vi.fn() }));
  const input = screen.getByLabelText(t.code);
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
});

it('leaves Enter to the form where nobody listens for the code', () => {
  render(field({}));
  expect(fireEvent.keyDown(screen.getByLabelText(t.code), { key: 'Enter' })).toBe(true);
});

it('tries no second code while the first is tried', () => {
  const onApply = vi.fn();
  render(field({ onApply, isPending: true }));
  const input = screen.getByLabelText(t.code);
  fireEvent.change(input, { target: { value: t.codeExample } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onApply).not.toHaveBeenCalled();
});

it('stays open once something was wrong with a code', () => {
  const { rerender, container } = render(field({ error: t.codeError }));
  rerender(field({}));
  expect(container.querySelector('details')?.open).toBe(true);
});

it('keeps what was typed, and takes a code away by a form of its own, for what works without script', () => {
  render(
    <>
      <form id="removal" />
      {field({
        defaultValue: 'HUNDRA',
        codes: [{ code: t.codeExample }],
        removeLabel: t.codeRemove,
        removeButton: { type: 'submit', form: 'removal' },
      })}
    </>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(t.code).value).toBe('HUNDRA');
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: `${t.codeRemove} ${t.codeExample}` });
  expect([remove.type, remove.form?.id]).toEqual(['submit', 'removal']);
});
