import { expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const page = new URL('https://torg.example/p/mugg?whole=1');

const markdownOf = (main: string) =>
  pageMarkdown(`<body><nav>Meny</nav><main id="content">${main}</main></body>`, page);

it('says what a page is about, and nothing around it', () => {
  expect(markdownOf('<h1>Mugg</h1><p>Rejäl.</p>')).toBe('# Mugg\n\nRejäl.\n');
  expect(pageMarkdown('<body>Ett fel uppstod</body>', page)).toBe('');
});

it.each([
  ['what is pressed or filled in', '<form><label>Antal<input></label><button>Köp</button></form>'],
  ['what is only looked at', '<span aria-hidden="true">(4)</span><img alt="" src="/a.avif"><svg></svg>'],
  ['what sorts', '<label for="sort">Sortera efter</label><select id="sort"><option>Pris</option></select>'],
  [
    'how it looks, and what it can be compared with',
    '<div role="group" aria-label="Visa som"><a href="?view=grid" rel="nofollow" aria-current="true">Rutnät</a></div><a href="/jamfor?products=7" aria-label="Jämför Mugg" data-compare="7"></a>',
  ],
  ['ways within the page', '<a href="#reviews">Recensioner</a>'],
  ['what script brings', '<div hidden>Sedan</div><script type="application/json">{}</script>'],
])('leaves out %s', (_what, html) => {
  expect(markdownOf(`<p>Mugg</p>${html}`)).toBe('Mugg\n');
});

it.each([
  [
    'links by whole addresses, as everybody knows them',
    '<a href="/c/muggar?whole=1&page=2">Fler</a>',
    '[Fler](https://torg.example/c/muggar?page=2)',
  ],
  [
    'a link without words by its name',
    '<a href="/p/mugg-gul" aria-label="Gul"></a>',
    '[Gul](https://torg.example/p/mugg-gul)',
  ],
  ['a picture by what it shows', '<img src="/a.avif" alt="En mugg">', '![En mugg](https://torg.example/a.avif)'],
  [
    'terms with what they mean',
    '<dl><div><dt>Volym</dt><dd>35 cl</dd></div><dt>Vikt</dt><dd>1 kg</dd></dl>',
    '- **Volym**: 35 cl\n- **Vikt**: 1 kg',
  ],
  [
    'figures as a table',
    '<table><tr><th>Fett</th><th>Salt</th></tr><tr><td>1 g</td><td>2 g</td></tr></table>',
    '| Fett | Salt |\n| ---- | ---- |\n| 1 g  | 2 g  |',
  ],
  ['words apart that styles hold apart', '<span>189 kr</span><span>inkl. moms</span>', '189 kr inkl. moms'],
])('tells %s', (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(`${markdown}\n`);
});
