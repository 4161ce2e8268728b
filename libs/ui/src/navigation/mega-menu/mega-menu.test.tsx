import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MegaMenu } from './mega-menu.tsx';

const items = ['Kläder', 'Hem'].map((label) => ({
  label,
  href: `/c/${label}`,
  items: [{ label: 'Nyheter', href: '/c/a' }],
}));
const seeAllLabel = (label: string) => `Allt i ${label}`;
const menu = <MegaMenu label="Kategorier" items={items} openLabel={String} seeAllLabel={seeAllLabel} />;

it('leads to every department without script', () => {
  document.body.innerHTML = renderToStaticMarkup(menu);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/c/Kläder', '/c/Hem']);
  document.body.innerHTML = '';
});

it('shows what there is now, also where two departments lead to one address', () => {
  const named = (...labels: string[]) =>
    labels.map((label) => ({ label, href: label === 'Kläder' ? '/c/klader' : '/c/hem' }));
  const menuOf = (...labels: string[]) => (
    <MegaMenu label="Kategorier" items={named(...labels)} openLabel={String} seeAllLabel={seeAllLabel} />
  );
  const { rerender } = render(menuOf('Kläder', 'Hem', 'Kök'));
  rerender(menuOf('Hem', 'Kök'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hem', 'Kök']);
  cleanup();
});

describe('opened by a finger', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  function openClothes(): HTMLElement {
    render(menu);
    const button = screen.getByRole('button', { name: 'Kläder' });
    fireEvent.click(button);
    return button;
  }

  it('it stays while its panel is scrolled: a lifted finger has not gone away', () => {
    const button = openClothes();
    fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('it closes at a press beside it, and at none within', () => {
    const button = openClothes();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Nyheter' }));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerDown(document.body);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

it('closes a while after the mouse has gone', () => {
  vi.useFakeTimers();
  render(menu);
  const button = screen.getByRole('button', { name: 'Kläder' });
  fireEvent.click(button);
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  cleanup();
  vi.useRealTimers();
});

it('closes where a quick Tab went past what had not come yet, to the next department', () => {
  render(menu);
  const [clothes, home] = screen.getAllByRole('button');
  if (!clothes || !home) throw new Error('There are two departments');
  clothes.focus();
  fireEvent.click(clothes);
  act(() => screen.getByRole('link', { name: 'Nyheter' }).focus());
  expect(clothes.getAttribute('aria-expanded')).toBe('true');
  act(() => home.focus());
  expect(clothes.getAttribute('aria-expanded')).toBe('false');
  cleanup();
});

it('leads to the department itself first', () => {
  render(menu);
  fireEvent.click(screen.getByRole('button', { name: 'Hem' }));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(-2)).toEqual([
    ['Allt i Hem', '/c/Hem'],
    ['Nyheter', '/c/a'],
  ]);
  cleanup();
});

it('has no list where there is nothing below a heading', () => {
  const boards = { label: 'Burkar och brädor', href: '/c/burkar-och-bradar', items: [] };
  render(
    <MegaMenu
      label="Kategorier"
      items={[{ label: 'Köket', href: '/c/koket', items: [boards] }]}
      openLabel={String}
      seeAllLabel={seeAllLabel}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Köket' }));
  expect(screen.getByRole('link', { name: 'Burkar och brädor' })).toBeTruthy();
  expect(screen.getAllByRole('list').filter((list) => list.children.length === 0)).toEqual([]);
  cleanup();
});
