import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type LinkElementProps } from '../navigation/link/link-context.ts';
import { LinkProvider } from '../navigation/link/link-provider.tsx';
import { hostileHtml } from '../testing/hostile-html.ts';
import { HtmlContent, type HtmlContentProps } from './html-content.tsx';

afterEach(cleanup);

const shown = (html: string, props: Partial<HtmlContentProps> = {}) => (
  <HtmlContent html={html} tableLabel="Tabell" ownOrigin="https://torg.example" {...props} />
);

/** Tag soup: pieces of HTML in any order, closed or not. */
const tags = [
  ...['a', 'p', 'b', 'i', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'section', 'h2', 'h3', 'span', 'pre', 'figure'],
  ...['table', 'tr', 'td', 'th', 'tbody', 'caption', 'svg', 'math', 'form', 'button', 'select', 'option', 'template'],
];
const piece = fc.oneof(
  fc.constantFrom(...tags).map((tag) => `<${tag}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom(
    '<a href="/p/mugg">',
    '<a href=javascript:alert(1)>',
    '<img src=/a.png onerror=x>',
    '<br>',
    '<hr>',
    '\n',
    'ord',
    '&amp;"',
  ),
);
const soup = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

/** The nodes that a browser makes of markup, with texts joined. */
function parsed(markup: string): Element {
  const box = document.createElement('div');
  box.innerHTML = markup;
  box.normalize();
  return box;
}

describe('what is let through', () => {
  it('is never more than harmless elements and attributes, whatever the soup', () => {
    const harmless = new Set([
      'class',
      'href',
      'rel',
      'src',
      'alt',
      'loading',
      'decoding',
      'role',
      'aria-label',
      'tabindex',
    ]);
    fc.assert(
      fc.property(soup, (html) => {
        for (const element of parsed(renderToStaticMarkup(shown(html))).querySelectorAll('*')) {
          expect(['SCRIPT', 'STYLE', 'IFRAME', 'FORM', 'INPUT', 'BUTTON', 'SVG']).not.toContain(element.tagName);
          expect(element.getAttributeNames().filter((name) => !harmless.has(name))).toEqual([]);
          expect(element.getAttribute('href') ?? '/').toMatch(/^(?:\/(?!\/)|https?:|mailto:|tel:)/);
        }
      }),
      { numRuns: 300, seed: 6 },
    );
  });

  it('stands in the page as React built it: a browser moves nothing of it', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const { container, unmount } = render(shown(html));
        container.normalize();
        const isKept = parsed(renderToStaticMarkup(shown(html))).isEqualNode(container);
        unmount();
        return isKept;
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it.each(hostileHtml)('%s', (_, html, expected) => {
    const { container } = render(shown(html));
    for (const element of container.querySelectorAll('[class]')) element.removeAttribute('class');
    const content = container.firstElementChild ?? container;
    expect(content.isEqualNode(parsed(expected))).toBe(true);
  });

  it('is nothing where elements stand in each other by the thousand', () => {
    expect(renderToStaticMarkup(shown('<div>'.repeat(20_000)))).toBe('');
  });
});

describe('headings', () => {
  const text = '<h1>Ull</h1><h4>Tvätt</h4><h1>Lin</h1><h6>Mangling</h6>';

  it('begin at the level that the page gives them, and leave no step out', () => {
    render(shown(text, { headingLevel: 2 }));
    const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(levels).toEqual(['H2 Ull', 'H3 Tvätt', 'H2 Lin', 'H4 Mangling']);
  });

  it('go no deeper than the fourth level', () => {
    render(shown(text, { headingLevel: 3 }));
    expect(screen.getByRole('heading', { name: 'Mangling' }).tagName).toBe('H4');
  });
});

describe('links', () => {
  function RouterLink({ children, ...rest }: LinkElementProps) {
    return (
      <a {...rest} data-router>
        {children}
      </a>
    );
  }
  const linkTo = (address: string) => {
    render(<LinkProvider component={RouterLink}>{shown(`<a href="${address}">Läs mer</a>`)}</LinkProvider>);
    return screen.getByRole('link');
  };

  it.each(['/kassan', 'kassan', 'https://torg.example/kassan'])('%s is followed by the router', (address) => {
    const link = linkTo(address);
    expect(link).toHaveProperty('dataset.router', 'true');
    expect(link.getAttribute('href')).toBe('/kassan');
  });

  it('to another site leave the router alone, and do not hand over the page', () => {
    const link = linkTo('https://ull.example/skötsel?a=1');
    expect(link.dataset.router).toBeUndefined();
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('to another site are told from the shop by all of its origin', () => {
    expect(linkTo('https://torg.example.evil.example/').dataset.router).toBeUndefined();
  });

  it('to an address for mail or phone stay as they are', () => {
    expect(linkTo('mailto:hej@torg.example').getAttribute('href')).toBe('mailto:hej@torg.example');
  });
});

it('pictures keep their place and wait until they are near', () => {
  render(shown('<img src="/ull.jpg" alt="Får" width="640" height="480" style="width:9999px">'));
  const picture = screen.getByRole('img', { name: 'Får' });
  const attributes = ['loading', 'width', 'height', 'style'].map((name) => picture.getAttribute(name));
  expect(attributes).toEqual(['lazy', '640', '480', null]);
});

it('a table can be scrolled by keyboard and says what it is', () => {
  render(shown('<table><tr><th scope="row">Ull</th><td colspan="2">30 °C</td></tr></table>'));
  const group = screen.getByRole('group', { name: 'Tabell' });
  expect(group.tabIndex).toBe(0);
  expect(screen.getByRole('cell').getAttribute('colspan')).toBe('2');
});
