import type { Localised, Container, SeedCollection } from '@torg/merchant-api/seed';
import { text } from '../catalogue/localised-text.ts';
import { banner, ownProducts, productList, richText, row, textBlock, toCategory } from './seed-widgets.ts';

const hero = { fileName: 'startsida.avif', width: 1920, height: 900 };
const heroOnPhones = { fileName: 'startsida-mobil.avif', width: 960, height: 1000 };
const gifts = { fileName: 'presentbord.avif', width: 1920, height: 700 };
const giftsOnPhones = { fileName: 'presentbord-mobil.avif', width: 960, height: 900 };

/** The categories of the front page with their pictures. */
const tiles: readonly { category: string; name: Localised }[] = [
  { category: 'koket', name: text('Köket', 'Kjøkken') },
  { category: 'hemmet', name: text('Hemmet', 'Hjemmet') },
  { category: 'textil', name: text('Textil', 'Tekstiler') },
  { category: 'klader', name: text('Kläder', 'Klær') },
  { category: 'mat-och-dryck', name: text('Mat och dryck', 'Mat og drikke') },
  { category: 'bad', name: text('Bad och välmående', 'Bad og velvære') },
  { category: 'barn', name: text('Barn', 'Barn') },
  { category: 'presenter', name: text('Presenter', 'Gaver') },
];

function categoryRow(language: keyof Localised): Container {
  const widgets = tiles.map(({ category, name }) =>
    banner(
      {
        image: { fileName: `kategori-${category}.avif`, width: 640, height: 640 },
        // The name stands in the banner already; read twice it would only be in the way.
        altText: '',
        href: toCategory(category),
        title: name[language],
      },
      'quarter',
    ),
  );
  return row('Categories', widgets, { layout: 'quarter', design: 'contained' });
}

const swedish: readonly Container[] = [
  row(
    'Hero',
    [
      banner({
        image: hero,
        mobileImage: heroOnPhones,
        altText: 'En tekanna, en vit mugg och en blå vas med eukalyptuskvistar på ett ekbord.',
        href: '/nyheter',
        title: 'Från fabriken hem till dig',
        text: 'Vi formger och tillverkar i Sverige och säljer utan mellanhänder. Fri standardfrakt från 99 kr, och du returnerar gratis.',
        buttonText: 'Se nyheterna',
      }),
    ],
    { design: 'full-width' },
  ),
  row('Category heading', [textBlock('Handla efter kategori', '')]),
  categoryRow('sv'),
  row('News', [productList('Nyheter', { sort: 'LATEST' }, { displayNavigationLinks: true })]),
  row(
    'Campaign',
    [
      banner({
        image: gifts,
        mobileImage: giftsOnPhones,
        altText: 'En röd och en grön presentask med rosett, och en vit mugg.',
        href: toCategory('presenter'),
        title: 'Presenter som blir använda',
        text: 'Saker för varje dag, färdiga att ge bort. Beställ senast den 16 december, så hinner de fram till jul.',
        buttonText: 'Till presenterna',
      }),
    ],
    { design: 'full-width' },
  ),
  row('Bestsellers', [productList('Mest köpt', { sort: 'MOST_SOLD' })]),
  row('Last seen', [ownProducts('Senast visade', 'LATEST_VIEWED')]),
  row('About', [
    richText(`
      <h2>Gjort för att hålla</h2>
      <p>Vi drejar, väver, snickrar och stickar i vår egen fabrik i Småland. Det vi säljer ska gå att använda varje dag
      i många år och gå att laga när något går sönder.</p>
      <p><a href="/om-oss">Läs mer om oss</a></p>`),
  ]),
];

const norwegian: readonly Container[] = [
  row(
    'Hero',
    [
      banner({
        image: hero,
        mobileImage: heroOnPhones,
        altText: 'En tekanne, et hvitt krus og en blå vase med eukalyptuskvister på et eikebord.',
        href: '/nyheter',
        title: 'Fra fabrikken hjem til deg',
        text: 'Vi designer og produserer i Sverige og selger uten mellomledd. Fri standardfrakt fra 99 kr, og du returnerer gratis.',
        buttonText: 'Se nyhetene',
      }),
    ],
    { design: 'full-width' },
  ),
  row('Category heading', [textBlock('Handle etter kategori', '')]),
  categoryRow('nb'),
  row('News', [productList('Nyheter', { sort: 'LATEST' }, { displayNavigationLinks: true })]),
  row(
    'Campaign',
    [
      banner({
        image: gifts,
        mobileImage: giftsOnPhones,
        altText: 'En rød og en grønn gaveeske med sløyfe, og et hvitt krus.',
        href: toCategory('presenter'),
        title: 'Gaver som blir brukt',
        text: 'Ting til hver dag, klare til å gis bort. Bestill senest 14. desember, så rekker de fram til jul.',
        buttonText: 'Til gavene',
      }),
    ],
    { design: 'full-width' },
  ),
  row('Bestsellers', [productList('Mest kjøpt', { sort: 'MOST_SOLD' })]),
  row('Last seen', [ownProducts('Sist viste', 'LATEST_VIEWED')]),
  row('About', [
    richText(`
      <h2>Laget for å vare</h2>
      <p>Vi dreier, vever, snekrer og strikker i vår egen fabrikk i Småland. Det vi selger, skal kunne brukes hver dag i
      mange år og kunne repareres når noe går i stykker.</p>
      <p><a href="/om-oss">Les mer om oss</a></p>`),
  ]),
];

/** The front page, and what it will look like in January: a draft that only previews show. */
export const frontPage: readonly SeedCollection[] = [
  {
    key: 'front-page',
    family: 'Frontpage',
    area: { name: 'The front page area', index: 1 },
    name: 'Front page',
    title: text('Startsida', 'Forside'),
    meta: {
      title: text('Saker för hemmet från vår egen fabrik', 'Ting til hjemmet fra vår egen fabrikk'),
      description: text(
        'Handla till hemmet från en svensk fabrik. Fri standardfrakt från 99 kr och fria returer.',
        'Handle til hjemmet fra en svensk fabrikk. Fri standardfrakt fra 99 kr og gratis retur.',
      ),
    },
    containers: { sv: swedish, nb: norwegian },
  },
  {
    key: 'front-page-january',
    family: 'Frontpage',
    area: { name: 'The front page area', index: 1 },
    name: 'Front page in January',
    title: text('Startsida i januari', 'Forside i januar'),
    isDraft: true,
    containers: {
      sv: [
        row('Text', [textBlock('Nytt år, nya vanor', 'Ljus, filtar och muggar för den mörkaste månaden.', 1)]),
        ...swedish.filter(({ name }) => name !== 'Hero' && name !== 'Campaign'),
      ],
      nb: [
        row('Text', [textBlock('Nytt år, nye vaner', 'Lys, pledd og krus til den mørkeste måneden.', 1)]),
        ...norwegian.filter(({ name }) => name !== 'Hero' && name !== 'Campaign'),
      ],
    },
  },
];
