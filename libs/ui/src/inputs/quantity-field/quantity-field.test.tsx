import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuantityField } from './quantity-field.tsx';

const labels = { label: 'Antal', decreaseLabel: 'Minska', increaseLabel: 'Öka' };

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('QuantityField', () => {
  it('carries its number in a form without script', () => {
    document.body.innerHTML = `<form>${renderToStaticMarkup(<QuantityField {...labels} max={4} defaultValue={2} />)}</form>`;
    const form = document.querySelector('form');
    expect(form && new FormData(form).get('quantity')).toBe('2');
    const input = document.querySelector('input');
    expect([input?.type, input?.min, input?.max, input?.step]).toEqual(['number', '1', '4', '1']);
  });

  it('follows the value that the cart answers with', () => {
    const { rerender } = render(<QuantityField {...labels} max={9} value={2} />);
    rerender(<QuantityField {...labels} max={9} value={5} />);
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('5');
  });

  it('tells of each accepted number once', () => {
    const onChange = vi.fn();
    render(<QuantityField {...labels} max={9} defaultValue={1} onChange={onChange} />);
    const field = screen.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: '4' } });
    fireEvent.blur(field);
    fireEvent.click(screen.getByRole('button', { name: 'Öka' }));
    expect(onChange.mock.calls).toEqual([[4], [5]]);
  });

  it('keeps what was typed wrongly in sight and steps on from the last good number', () => {
    render(<QuantityField {...labels} max={3} defaultValue={2} />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    fireEvent.change(field, { target: { value: '30' } });
    fireEvent.blur(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['30', 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'Minska' }));
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['1', null]);
  });

  it.each([
    { way: 'leaving the field', leave: (field: HTMLElement) => fireEvent.blur(field) },
    { way: 'Enter', leave: (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' }) },
  ])('tells of a wrong number on $way, and shows the quantity again', ({ leave }) => {
    const [onRefuse, onChange] = [vi.fn(), vi.fn()];
    render(<QuantityField {...labels} max={98} value={2} onRefuse={onRefuse} onChange={onChange} />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    for (const typed of ['9', '99', '999']) fireEvent.change(field, { target: { value: typed } });
    leave(field);
    expect(onRefuse.mock.calls).toEqual([['999']]);
    expect(onChange).not.toHaveBeenCalled();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['2', null]);
  });

  it('takes a number when the shopper pauses in it', () => {
    vi.useFakeTimers();
    const onChange = vi.fn();
    render(<QuantityField {...labels} max={98} value={2} onChange={onChange} />);
    for (const typed of ['1', '12']) fireEvent.change(screen.getByRole('spinbutton'), { target: { value: typed } });
    act(() => void vi.advanceTimersByTime(500));
    expect(onChange.mock.calls).toEqual([[12]]);
    vi.useRealTimers();
  });
});
