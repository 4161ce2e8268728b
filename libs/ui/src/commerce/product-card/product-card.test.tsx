import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

const card: ProductCardProps = {
  href: '/p/troja',
  name: 'Tröja',
  brand: 'Norrgården',
  image: { src: 'one.avif', alt: '' },
  secondImage: { src: 'two.avif', alt: '' },
  price: { selling: '129 kr', prior: '149 kr', priorCaption: 'Lägsta pris', spoken: 'Nu 129 kr, förut 149 kr' },
  colours: { label: '2 färger', colours: ['#111111', '#eeeeee'] },
  stock: { state: 'few-left', label: 'Bara 2 kvar' },
  badge: '−13 %',
};

function rendered(props: Partial<ProductCardProps> = {}): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<ProductCard {...card} {...props} />);
  return document.body;
}

describe('ProductCard', () => {
  it('is one link, named by the product alone', () => {
    const links = rendered().querySelectorAll('a');
    expect([...links].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['/p/troja', 'Tröja']]);
  });

  it('stays light, since a page shows 48 of them', () => {
    expect(rendered().querySelectorAll('*').length).toBeLessThanOrEqual(24);
  });

  it('fetches the first picture as told, and no other before somebody points at it', () => {
    const pictures = [...rendered({ priority: 'high' }).querySelectorAll('img')];
    expect(pictures.map((image) => [image.getAttribute('loading'), image.src.split('/').at(-1)])).toEqual([
      ['eager', 'one.avif'],
    ]);
  });

  it('says a reduced price as one sentence and hides the bare figures from being read twice', () => {
    const struck = rendered().querySelector('s');
    expect(struck?.textContent).toBe('149 kr');
    expect(struck?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(document.body.textContent).toContain('Nu 129 kr, förut 149 kr');
  });

  it('keeps the place of a missing picture and of a missing price', () => {
    const body = rendered({ image: undefined, secondImage: undefined, price: null });
    expect(body.querySelector('img')).toBeNull();
    expect(body.querySelector('a')?.textContent).toBe('Tröja');
  });
});
