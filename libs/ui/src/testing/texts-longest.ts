import type { StoryTexts } from './story-texts.ts';
import { norwegian } from './texts-nb.ts';
import { swedish } from './texts-sv.ts';

const longName = 'Handstickad lammullströja med kabelflätat mönster, förstärkta armbågar och blixtlåsförsedd ficka';

/** The longest words and sentences that either language is likely to bring, to see what gives way. */
export const longest: StoryTexts = {
  ...swedish,
  brand: 'Norrländska Yllefabrikens Manufakturaktiebolag',
  addToCart: 'Lägg i varukorgen och fortsätt till leveransalternativen',
  checkout: 'Fortsett til betalingsopplysninger og leveringsalternativer',
  continueShopping: 'Fortsätt handla bland allt det som tillkommit sedan sist',
  heading: 'Vinterfuktighetsbeständiga friluftslivsunderställsplagg för fjällvandrare',
  subheading: 'Menneskerettighetsorganisasjonsgodkjent produksjon fra egen tekstilfabrikk',
  email: 'E-postadressen som orderbekräftelsen och leveransaviseringen ska skickas till',
  emailError: norwegian.emailError.repeat(2),
  search: 'Sök bland produkter, varumärken, kategorier och artikelnummer',
  searchPlaceholder: 'Sök bland produkter, varumärken, kategorier och artikelnummer',
  quantity: 'Antal förpackningar om tjugofyra stycken',
  quantityError: 'Det finns bara 3 kvar i centrallagret av denna beställningsvara. Välj 3 eller färre förpackningar.',
  size: 'Størrelse (innvendig benlengde i centimeter)',
  oneLeft: 'bara 1 kvar',
  soldOut: 'Tillfälligt slutsåld',
  colours: ['Höstlövsrostbrun melerad', ...swedish.colours.slice(1)],
  crumbs: ['Startsidan', 'Friluftslivskläder', 'Underställsplagg och mellanlager', longName],
  previous: 'Föregående sida',
  next: 'Nästföljande sida',
  noticeTitle: 'Leveransförsening på grund av vinterväglag i Västernorrland',
  notice: swedish.paragraph,
  notification: `${longName} ligger i varukorgen.`,
  emptyHeading: 'Vi fant dessverre ingen leveringsalternativer for postnummeret',
  product: longName,
  products: [longName, ...swedish.products.slice(1)],
  variant: 'Höstlövsrostbrun melerad, storlek XXXL lång (innerbenslängd 96 cm)',
  price: '1 000 000,00 kr',
  linePrice: '10 000 000,00 kr',
  priorPrice: '1 250 000,00 kr',
  priorCaption: norwegian.priorCaption,
  inStock: 'Finns i centrallagret, skickas nästföljande helgfria vardag',
  fewLeft: 'Bare noen få igjen på sentrallageret',
  news: 'Säsongsnyhet',
  shippingLeft: 'Handle for kr 1 240,– til fra våre egne merkevarer, så er frakten gratis i hele Norge.',
  specifications: [
    ['Vattengenomsläpplighetsmotståndsklassificering', 'Vannsøyletrykkmotstandsdyktighetsklasse 20 000 millimeter'],
    ...swedish.specifications,
  ],
  dialogTitle: 'Størrelsesguide for friluftslivsundertøy til barn og ungdom',
  richText: swedish.richText
    .replace('Så sköter du ull', 'Vinterfuktighetsbeständiga friluftslivsunderställsplaggs skötselanvisningar')
    .replaceAll('Bröstvidd', 'Bröstvidd över plaggets bredaste del')
    .replaceAll('104', 'Vannsøyletrykkmotstandsdyktighetsklasse'),
};
