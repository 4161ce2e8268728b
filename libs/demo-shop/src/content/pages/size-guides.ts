import { text } from '../../catalogue/localised-text.ts';
import { definePage } from './define-page.ts';

/** Rows of a table in HTML, the first as its head. */
function table(caption: string, rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const cells = (row: readonly string[]) =>
    row.map((cell, index) => (index === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('');
  return `<table><caption>${caption}</caption>
    <thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
    <tbody>${body.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

const knitwear = [
  ['XS', '80–86', '62–68', '60'],
  ['S', '87–93', '69–75', '61'],
  ['M', '94–100', '76–82', '62'],
  ['L', '101–108', '83–91', '63'],
  ['XL', '109–116', '92–101', '64'],
];
const socks = [
  ['36–38', '22,5–24', '3–5'],
  ['39–41', '24,5–26', '5,5–7,5'],
  ['42–45', '26,5–29', '8–10,5'],
];

/** Which goods a size guide is for stands in its tags, by the aliases of their categories in each language. */
export const sizeGuides = [
  definePage({
    key: 'sizes',
    name: 'Sizes of knitwear',
    title: text('Storleksguide för tröjor och koftor', 'Størrelsesguide for gensere og kofter'),
    description: text(
      'Så mäter du bröst och midja, och vilken storlek det blir i våra tröjor och koftor.',
      'Slik måler du bryst og liv, og hvilken størrelse det blir i genserne og koftene våre.',
    ),
    opensOverPages: true,
    tags: ['size-guide', 'category:trojor-och-koftor', 'category:gensere-og-kofter'],
    body: text(
      `<p>Mät direkt på kroppen, med måttbandet vågrätt och löst åt. Hamnar du mellan två storlekar väljer du den större om
      du vill ha en skjorta under.</p>
      ${table('Kroppens mått i centimeter', [['Storlek', 'Bröst', 'Midja', 'Ärm'], ...knitwear])}
      <h2>Så mäter du</h2>
      <ul><li>Bröst: runt det bredaste stället, under armarna.</li><li>Midja: där du är smalast.</li>
      <li>Ärm: från mitten av nacken, över axeln, till handleden.</li></ul>`,
      `<p>Mål rett på kroppen, med målebåndet vannrett og løst. Er du mellom to størrelser, velger du den største hvis du
      vil ha en skjorte under.</p>
      ${table('Kroppens mål i centimeter', [['Størrelse', 'Bryst', 'Liv', 'Erme'], ...knitwear])}
      <h2>Slik måler du</h2>
      <ul><li>Bryst: rundt det bredeste stedet, under armene.</li><li>Liv: der du er smalest.</li>
      <li>Erme: fra midten av nakken, over skulderen, til håndleddet.</li></ul>`,
    ),
  }),
  definePage({
    key: 'sockSizes',
    name: 'Sizes of socks',
    title: text('Storleksguide för sockor', 'Størrelsesguide for sokker'),
    description: text(
      'Vilken storlek sockor du har, efter skostorlek och fotens längd.',
      'Hvilken størrelse sokker du har, etter skostørrelse og fotens lengde.',
    ),
    opensOverPages: true,
    tags: ['size-guide', 'category:sockor', 'category:sokker'],
    body: text(
      `<p>Ull ger efter. Hamnar du mellan två storlekar väljer du den mindre.</p>
      ${table('Sockor', [['Storlek, EU', 'Fotens längd, cm', 'Storlek, UK'], ...socks])}`,
      `<p>Ull gir etter. Er du mellom to størrelser, velger du den minste.</p>
      ${table('Sokker', [['Størrelse, EU', 'Fotens lengde, cm', 'Størrelse, UK'], ...socks])}`,
    ),
  }),
];
