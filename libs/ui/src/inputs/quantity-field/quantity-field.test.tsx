import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
    const onRefuse = vi.fn();
    render(<QuantityField {...labels} max={3} defaultValue={2} onRefuse={onRefuse} />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    fireEvent.change(field, { target: { value: '30' } });
    fireEvent.blur(field);
    expect(onRefuse).toHaveBeenCalledWith('30');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['30', 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'Minska' }));
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['1', null]);
  });
});
