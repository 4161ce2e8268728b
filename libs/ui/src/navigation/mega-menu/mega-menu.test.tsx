import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MegaMenu } from './mega-menu.tsx';

it('leads to every department without script', () => {
  const items = ['Kläder', 'Hem'].map((label) => ({
    label,
    href: `/c/${label}`,
    items: [{ label: 'Allt', href: '/c/a' }],
  }));
  document.body.innerHTML = renderToStaticMarkup(<MegaMenu label="Kategorier" items={items} openLabel={String} />);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/c/Kläder', '/c/Hem']);
});
