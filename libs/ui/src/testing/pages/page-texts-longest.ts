import { type PageTexts, swedishPage } from './page-texts-sv.ts';

const [, ...otherWoollens] = swedishPage.woollens;
const longName = 'Handstickad lammullströja med kabelflätat mönster, förstärkta armbågar och blixtlåsförsedd ficka';
const longPrices = ['1 000 000,00 kr', '1 250 000,00 kr'] as const;

/** The longest words that the composed pages are likely to meet, in either language. */
export const longestPage: PageTexts = {
  ...swedishPage,
  brand: 'Norrländska Yllefabrikens Manufakturaktiebolag',
  crumbs: ['Startsidan', 'Friluftslivskläder', 'Underställsplagg och mellanlager'],
  woollens: [[longName, ...longPrices], ...otherWoollens],
  listHeading: 'Vinterfuktighetsbeständiga friluftslivsunderställsplagg',
  colours: ['Höstlövsrostbrun melerad', 'Höstlövsrostbrun melerad', 'Skymningsblå', 'Grafit'],
  facts: [
    ['Vattengenomsläpplighetsmotståndsklassificering', 'Vannsøyletrykkmotstandsdyktighetsklasse 20 000 millimeter'],
    ['Materialsammansättning i yttertyg och foder', '100 % ull'],
    ['Tillverkad i', 'Småland, Sverige'],
    ['Artikelnummer', 'KLA-4072'],
  ],
  orderColumns: ['Bestilling', 'Leveransstatus', 'Summa'],
  orderRows: [
    ['10482-2026-SE', '18. november 2026', 'Delvis återbetald', '1 999 989,00 kr'],
    swedishPage.orderRows[1],
    swedishPage.orderRows[2],
  ],
  details: [
    ['Namn', 'Anna-Karin Margareta Söderström-Lindqvist'],
    ['E-post', 'anna-karin.soderstrom-lindqvist@friluftsliv.exempel.se'],
    swedishPage.details[2],
    swedishPage.details[3],
  ],
};
