import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

const card: ProductCardProps = {
  href: '/p/troja',
  name: 'Tröja',
  brand: 'Norrgården',
  image: { src: 'one.avif', alt: '' },
  secondImage: { src: 'two.avif', alt: '' },
  price: { selling: '129 kr', prior: '149 kr', priorCaption: 'Lägsta pris', spoken: 'Nu 129 kr, förut 149 kr' },
  rating: { score: 4.4, count: '(12)', spoken: 'Betyg 4,4 av 5' },
  colours: {
    label: '2 färger',
    colours: [
      { label: 'Svart', colour: '#111111', href: '/p/troja-svart' },
      { label: 'Vit', colour: '#eeeeee', href: '/p/troja-vit' },
    ],
  },
  stock: { state: 'few-left', label: 'Bara 2 kvar' },
  badges: [{ text: '−13 %', tone: 'sale' }],
  quickAdd: <QuickAdd label="Lägg Tröja i varukorgen" href="/p/troja" of="troja" fields={{ skuId: '7' }} />,
};

function rendered(props: Partial<ProductCardProps> = {}): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<ProductCard {...card} {...props} />);
  return document.body;
}

describe('ProductCard', () => {
  it('leads to the product by its name alone, and by its colours to those', () => {
    const links = [...rendered().querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.ariaLabel ?? link.textContent])).toEqual([
      ['/p/troja', 'Tröja'],
      ['/p/troja-svart', 'Svart'],
      ['/p/troja-vit', 'Vit'],
    ]);
  });

  it('leads to its comparison by a plain link that a script knows again, which says its product', () => {
    const compare = { label: 'Jämför Tröja', href: '/jamfor?products=7', of: '7' };
    const link = rendered({ compare }).querySelector('[data-compare="7"]');
    expect([link?.getAttribute('href'), link?.ariaLabel]).toEqual(['/jamfor?products=7', 'Jämför Tröja']);
  });

  it('draws five colours, three where fingers press, and says how many more there are than either', () => {
    const colours = Array.from({ length: 7 }, (_, index) => ({
      label: `${index}`,
      colour: '#fff',
      href: `/p/${index}`,
    }));
    const group = rendered({ colours: { label: '7 färger', colours } }).querySelector('[role=group]');
    expect([group?.ariaLabel, group?.querySelectorAll('a').length, group?.textContent]).toEqual([
      '7 färger',
      5,
      '+2+4',
    ]);
  });

  it('is bought by a plain form that goes to the product where no script runs', () => {
    const form = rendered().querySelector('form');
    expect([form?.method, form?.getAttribute('action'), form && [...new FormData(form)]]).toEqual([
      'post',
      '/p/troja',
      [['skuId', '7']],
    ]);
  });

  it('stays light, since a page shows 48 of them', () => {
    expect(rendered().querySelectorAll('*').length).toBeLessThanOrEqual(40);
  });

  it('fetches the first picture as told, and no other before somebody points at it', () => {
    const pictures = [...rendered({ priority: 'high' }).querySelectorAll('img')];
    expect(pictures.map((image) => [image.getAttribute('loading'), image.src.split('/').at(-1)])).toEqual([
      ['eager', 'one.avif'],
      ['lazy', 'two.avif'],
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
