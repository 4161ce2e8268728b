/** The words of the composed pages in Swedish; the other languages have the same keys. */
export const swedishPage = {
  promises: ['Fri standardfrakt från 99 kr', 'Fria returer', 'Svensk fabrik'],
  categories: 'Kategorier',
  menu: ['Köket', 'Hemmet', 'Textil', 'Kläder', 'Barn', 'Presenter'],
  footerTitles: ['Handla', 'Kundtjänst', 'Om Torg'],
  footerLinks: [
    ['Kläder', 'Hemmet', 'Presentkort'],
    ['Leverans', 'Ångerrätt och returer', 'Ångra ett köp'],
    ['Fabriken', 'Köpvillkor', 'Tillgänglighet'],
  ],
  brand: 'Garnhult',
  crumbs: ['Start', 'Kläder', 'Ylle'],
  // Each with its price, and with the one before where it is reduced.
  woollens: [
    ['Tröja Fjäll', '1 195 kr', '1 495 kr'],
    ['Kofta Rönn', '1 095 kr', '1 395 kr'],
    ['Ulltröja Hed', '1 195 kr', ''],
    ['Halsduk Bris', '549 kr', ''],
    ['Polotröja Fjäll', '1 295 kr', ''],
    ['Barnmössa Tofs', '249 kr', ''],
    ['Vantar Bris', '299 kr', ''],
    ['Barnfilt Dun', '595 kr', ''],
    ['Tröja Fjäll i kritvitt', '1 195 kr', '1 495 kr'],
    ['Ullpläd Frost', '899 kr', ''],
    ['Sockor Stig', '149 kr', ''],
    ['Matta Rand', '1 395 kr', ''],
  ],
  companions: [
    ['Mössa Bris', '329 kr', ''],
    ['Kudde Rand', '349 kr', ''],
    ['Mugg Strand', '189 kr', ''],
    ['Vas Åker', '399 kr', ''],
  ],
  reduced: ['Nu', 'sänkt från'],
  coloursOf: 'färger',
  listHeading: 'Ylle',
  listCounts: { full: '14 varor', one: '1 vara', none: '0 varor' },
  listIntro:
    'Ylle som går att laga och ärva. Stickat och vävt i vår egen fabrik i Småland, av garn från gårdar vi känner.',
  filter: 'Filtrera',
  sort: 'Sortera',
  sortings: ['Populärast', 'Nyast', 'Lägsta pris', 'Högsta pris'],
  material: 'Material',
  // Each with how many goods it has; the chosen one with as many as the list counts.
  materials: [
    ['Lammull', '14'],
    ['Merinoull', '11'],
    ['Alpacka', '7'],
    ['Återvunnen ull', '4'],
  ],
  size: 'Storlek',
  sizes: [
    ['XS', '9'],
    ['S', '12'],
    ['M', '14'],
    ['L', '13'],
    ['XL', '8'],
  ],
  onlyInStock: 'Bara i lager',
  clearFilters: 'Rensa alla',
  removeFilter: 'Ta bort filtret',
  noMatch: 'Inget passar filtren',
  noMatchText: 'Ta bort ett filter, eller rensa alla och börja om.',
  colours: ['Kritvit', 'Grangrön', 'Skymningsblå', 'Grafit'],
  rating: '4,5 av 5 stjärnor, 2 omdömen',
  description:
    'Fjäll stickas med tre trådar och är vår varmaste tröja. Ärmarna är lite längre än vanligt, så att de går att dra ned över händerna.',
  deliveryPromise: 'Hemma hos dig 24–26 november',
  returnPromise: '14 dagars ångerrätt, fri retur',
  factoryPromise: 'Stickad i Småland, går att laga',
  factsHeading: 'Fakta',
  facts: [
    ['Material', '100 % ull'],
    ['Skötsel', 'Ullprogram 30°, torka plant'],
    ['Tillverkad i', 'Småland, Sverige'],
    ['Artikelnummer', 'KLA-4072'],
  ],
  aboutHeading: 'Om tröjan',
  reviewsHeading: 'Omdömen',
  reviews: [
    ['Erik', 'Den varmaste tröja jag har ägt. Har burit den varje dag sedan oktober.'],
    ['Linda', 'Lite trång över axlarna i M, bytte till L och är mycket nöjd.'],
  ],
  relatedHeading: 'Passar också',
  accountHeading: 'Hej Astrid',
  accountMenu: ['Översikt', 'Ordrar', 'Uppgifter', 'Favoriter', 'Logga ut'],
  accountBalance: 'Du har 250 kr att handla för.',
  ordersHeading: 'Dina ordrar',
  orderColumns: ['Order', 'Status', 'Summa'],
  orderRows: [
    ['10482', '18 nov. 2026', 'Skickad', '2 379 kr'],
    ['10317', '3 okt. 2026', 'Levererad', '518 kr'],
    ['10104', '17 juni 2026', 'Returnerad', '1 195 kr'],
  ],
  noOrders: 'Du har inte beställt något än.',
  detailsHeading: 'Dina uppgifter',
  details: [
    ['Namn', 'Astrid Lindqvist'],
    ['E-post', 'astrid@exempel.se'],
    ['Adress', 'Storgatan 14, 931 30 Skellefteå'],
    ['Mobil', '070-174 06 05'],
  ],
  change: 'Ändra',
} as const;

/** Strings of any content, rows of as many strings as in Swedish. */
type Widened<Value> = Value extends string ? string : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** The words that the composed pages are told with. */
export type PageTexts = Widened<typeof swedishPage>;
