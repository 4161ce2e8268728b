import type { Localised, Container, SeedCollection } from '@torg/merchant-api/seed';
import { text } from '../catalogue/localised-text.ts';
import {
  banner,
  ownProducts,
  picture,
  productList,
  richText,
  row,
  textBlock,
  toBrand,
  toCategory,
} from './seed-widgets.ts';

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

/** The makers whose marks stand on the front page. */
const makers: readonly { key: string; name: string }[] = [
  { key: 'lerkulla', name: 'Lerkulla' },
  { key: 'linasa', name: 'Linåsa' },
  { key: 'tallmora', name: 'Tallmora' },
  { key: 'garnhult', name: 'Garnhult' },
  { key: 'glashulta', name: 'Glashulta' },
  { key: 'kvarnsele', name: 'Kvarnsele' },
  { key: 'enrisa', name: 'Enrisa' },
  { key: 'papperlund', name: 'Papperlund' },
];

/** What the winter is about: a picture, a few words, and the goods. */
const themes: readonly { fileName: string; category: string; altText: Localised; title: Localised; text: Localised }[] =
  [
    {
      fileName: 'tema-lampor.avif',
      category: 'lampor',
      altText: text(
        'En tänd bordslampa med grön fot bredvid tre böcker.',
        'En tent bordlampe med grønn fot ved siden av tre bøker.',
      ),
      title: text('Ljus där du läser', 'Lys der du leser'),
      text: text(
        'Lampor med skärmar av linne som gör kvällen varm.',
        'Lamper med skjermer av lin som gjør kvelden varm.',
      ),
    },
    {
      fileName: 'tema-ljus.avif',
      category: 'ljusstakar',
      altText: text('Tre tända ljus i mässingsstakar.', 'Tre tente lys i messingstaker.'),
      title: text('Tänd i advent', 'Tenn i advent'),
      text: text(
        'Stakar, lyktor och ljus som brinner länge och rent.',
        'Staker, lykter og lys som brenner lenge og rent.',
      ),
    },
    {
      fileName: 'tema-glas.avif',
      category: 'glas',
      altText: text(
        'En grön glaskaraff med vatten, ett glas och en citron.',
        'En grønn glasskaraffel med vann, et glass og en sitron.',
      ),
      title: text('Munblåst till vardags', 'Munnblåst til hverdags'),
      text: text(
        'Glas och karaffer med små bubblor, som de ska ha.',
        'Glass og karafler med små bobler, slik det skal være.',
      ),
    },
  ];

const square = { width: 960, height: 960 };

/** The rows of the front page in one language. */
function rows(language: keyof Localised): readonly Container[] {
  const say = (sv: string, nb: string) => text(sv, nb)[language];
  return [
    row(
      'Hero',
      [
        banner({
          image: hero,
          mobileImage: heroOnPhones,
          altText: say(
            'En tekanna, en vit mugg och en blå vas med eukalyptuskvistar på ett ekbord.',
            'En tekanne, et hvitt krus og en blå vase med eukalyptuskvister på et eikebord.',
          ),
          href: '/nyheter',
          title: say('Från fabriken hem till dig', 'Fra fabrikken hjem til deg'),
          text: say(
            'Stengods, textil och trä som vi formger och gör i Småland, och säljer utan mellanhänder.',
            'Steingods, tekstiler og tre som vi formgir og lager i Småland, og selger uten mellomledd.',
          ),
          buttonText: say('Se nyheterna', 'Se nyhetene'),
        }),
      ],
      { design: 'full-width' },
    ),
    row(
      'Categories',
      [
        textBlock(say('Handla efter kategori', 'Handle etter kategori'), ''),
        ...tiles.map(({ category, name }) =>
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
        ),
      ],
      { layout: 'quarter', design: 'contained' },
    ),
    row('News', [productList('Nyheter', { sort: 'LATEST' })]),
    row(
      'Campaign',
      [
        banner({
          image: gifts,
          mobileImage: giftsOnPhones,
          altText: say(
            'En röd och en grön presentask med rosett, och en vit mugg.',
            'En rød og en grønn gaveeske med sløyfe, og et hvitt krus.',
          ),
          href: toCategory('presenter'),
          title: say('Presenter som blir använda', 'Gaver som blir brukt'),
          text: say(
            'Saker för varje dag, färdiga att ge bort. Beställ senast den 16 december, så hinner de fram till jul.',
            'Ting til hver dag, klare til å gis bort. Bestill senest 14. desember, så rekker de fram til jul.',
          ),
          buttonText: say('Till presenterna', 'Til gavene'),
          side: 2,
        }),
      ],
      { design: 'full-width' },
    ),
    row('Bestsellers', [productList(say('Mest köpt', 'Mest kjøpt'), { sort: 'MOST_SOLD' })]),
    row(
      'Themes',
      themes.map(({ fileName, category, altText, title, text: words }) =>
        banner(
          {
            image: { fileName, ...square },
            altText: altText[language],
            href: toCategory(category),
            title: title[language],
            text: words[language],
          },
          'third',
        ),
      ),
      { layout: 'third', design: 'contained' },
    ),
    row('About', [
      picture(
        {
          image: { fileName: 'tema-verkstad.avif', width: 960, height: 800 },
          altText: say('En pall av björk med två böcker på sitsen.', 'En krakk av bjørk med to bøker på setet.'),
          href: '/om-oss',
        },
        'half',
      ),
      richText(
        say(
          `<h2>Gjort för att hålla</h2>
          <p>Vi drejar, väver, snickrar och stickar i vår egen fabrik i Småland. Innan något hamnar i butiken använder vi
          det själva i ett halvår, i kök med diskmaskin och i hem med barn.</p>
          <p>Det vi säljer ska gå att använda varje dag i många år och gå att laga när något går sönder. Pallen går att
          skruva isär, och till ulltröjorna följer stoppgarn med. <a href="/om-oss">Läs mer om oss</a></p>`,
          `<h2>Laget for å vare</h2>
          <p>Vi dreier, vever, snekrer og strikker i vår egen fabrikk i Småland. Før noe havner i butikken, bruker vi det
          selv i et halvt år, i kjøkken med oppvaskmaskin og i hjem med barn.</p>
          <p>Det vi selger, skal kunne brukes hver dag i mange år og kunne repareres når noe går i stykker. Krakken kan
          skrus fra hverandre, og med ullgenserne følger det stoppegarn. <a href="/om-oss">Les mer om oss</a></p>`,
        ),
        'half',
      ),
    ]),
    row(
      'Brands',
      [
        textBlock(say('De som har gjort det', 'De som har laget det'), ''),
        ...makers.map(({ key, name }) =>
          picture(
            {
              image: { fileName: `marke-${key}.avif`, width: 640, height: 320 },
              altText: name,
              href: toBrand(key),
            },
            'quarter',
          ),
        ),
      ],
      { layout: 'quarter', design: 'contained' },
    ),
    row('Last seen', [ownProducts(say('Senast visade', 'Sist viste'), 'LATEST_VIEWED')]),
    row(
      'Promises',
      [
        textBlock(
          say('Fri standardfrakt', 'Fri standardfrakt'),
          say('Från 99 kr, framme på 2–3 vardagar.', 'Fra 99 kr, framme på 2–3 virkedager.'),
          3,
          'quarter',
        ),
        textBlock(
          say('Fria returer', 'Gratis retur'),
          say('Ångra dig i 14 dagar. Vi betalar frakten tillbaka.', 'Angre i 14 dager. Vi betaler frakten tilbake.'),
          3,
          'quarter',
        ),
        textBlock(
          say('Fri faktura', 'Gebyrfri faktura'),
          say('Betala inom 14 dagar, utan avgift.', 'Betal innen 14 dager, uten gebyr.'),
          3,
          'quarter',
        ),
        textBlock(
          say('Svensk fabrik', 'Svensk fabrikk'),
          say('Gjort i Småland av dem som svarar när du ringer.', 'Laget i Småland av dem som svarer når du ringer.'),
          3,
          'quarter',
        ),
      ],
      { layout: 'quarter', design: 'contained' },
    ),
  ];
}

/** What opens the front page in January in place of the hero, and of Christmas. */
const january = (language: keyof Localised): readonly Container[] => [
  row('Text', [
    textBlock(
      text('Nytt år, nya vanor', 'Nytt år, nye vaner')[language],
      text('Ljus, filtar och muggar för den mörkaste månaden.', 'Lys, pledd og krus til den mørkeste måneden.')[
        language
      ],
      1,
    ),
  ]),
  ...rows(language).filter(({ name }) => name !== 'Hero' && name !== 'Campaign'),
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
    containers: { sv: rows('sv'), nb: rows('nb') },
  },
  {
    key: 'front-page-january',
    family: 'Frontpage',
    area: { name: 'The front page area', index: 1 },
    name: 'Front page in January',
    title: text('Startsida i januari', 'Forside i januar'),
    isDraft: true,
    containers: { sv: january('sv'), nb: january('nb') },
  },
];
