import type { SeedCollection } from '@torg/merchant-api/seed';
import { text } from '../catalogue/localised-text.ts';
import { buttons, richText, row, textBlock, toCategory } from './seed-widgets.ts';

const top = { name: 'The top part of the product list', index: 1 };
const bottom = { name: 'The bottom part of the product list', index: 2 };
const product = { name: 'Product detail page', index: 1 };

/** What stands above and below lists, and below a product. */
export const pageAreas: readonly SeedCollection[] = [
  {
    key: 'list-top-gifts',
    family: 'Productlist',
    area: top,
    name: 'Above gifts',
    title: text('Ovanför presenter', 'Over gaver'),
    conditions: [{ key: 'Category', value: '@category/presenter' }],
    containers: {
      sv: [
        row('Christmas', [
          textBlock(
            'Framme till jul',
            'Beställ senast den 16 december. Ångerrätten för julklappar räknas från julafton, så mottagaren hinner byta.',
          ),
        ]),
      ],
      nb: [
        row('Christmas', [
          textBlock(
            'Framme til jul',
            'Bestill senest 14. desember. Angrefristen for julegaver regnes fra julaften, så mottakeren rekker å bytte.',
          ),
        ]),
      ],
    },
  },
  {
    key: 'list-top-food',
    family: 'Productlist',
    area: top,
    name: 'Above food',
    title: text('Ovanför mat och dryck', 'Over mat og drikke'),
    conditions: [{ key: 'Category', value: '@category/mat-och-dryck' }],
    containers: {
      sv: [
        row('Notice', [
          richText(
            '<p>Ingredienser, allergener och näringsvärde står på varje vara. Jämförpriset visas bredvid priset.</p>',
          ),
        ]),
      ],
      nb: [
        row('Notice', [
          richText(
            '<p>Ingredienser, allergener og næringsinnhold står på hver vare. Enhetsprisen vises ved siden av prisen.</p>',
          ),
        ]),
      ],
    },
  },
  {
    key: 'list-bottom',
    family: 'Productlist',
    area: bottom,
    name: 'Below lists',
    title: text('Nedanför listor', 'Under lister'),
    containers: {
      sv: [
        row('Help', [
          richText(
            '<h2>Behöver du hjälp att välja?</h2><p>Vi svarar måndag till fredag 9–15, med lunchstängt 12–13.</p>',
          ),
          buttons([{ url: '/kundservice', buttonText: 'Till kundservice' }]),
        ]),
      ],
      nb: [
        row('Help', [
          richText(
            '<h2>Trenger du hjelp til å velge?</h2><p>Vi svarer mandag til fredag 9–15, med lunsjstengt 12–13.</p>',
          ),
          buttons([{ url: '/kundeservice', buttonText: 'Til kundeservice' }]),
        ]),
      ],
    },
  },
  {
    key: 'product-page',
    family: 'Product',
    area: product,
    name: 'Below products',
    title: text('Nedanför produkter', 'Under produkter'),
    containers: {
      sv: [
        row('Promises', [
          richText(
            '<ul><li>Fri standardfrakt från 99 kr</li><li>14 dagars ångerrätt och fria returer</li><li>Tre års reklamationsrätt</li></ul>',
          ),
        ]),
        row('Questions', [buttons([{ url: '/kundservice', buttonText: 'Fråga kundservice' }])], {
          responsiveMode: 'desktop',
        }),
      ],
      nb: [
        row('Promises', [
          richText(
            '<ul><li>Fri standardfrakt fra 99 kr</li><li>14 dagers angrerett og gratis retur</li><li>To eller fem års reklamasjonsrett</li></ul>',
          ),
        ]),
        row('Questions', [buttons([{ url: '/kundeservice', buttonText: 'Spør kundeservice' }])], {
          responsiveMode: 'desktop',
        }),
      ],
    },
  },
  {
    key: 'product-page-organisations',
    family: 'Product',
    area: product,
    name: 'Below products, for organisations',
    title: text('Nedanför produkter, för företag', 'Under produkter, for bedrifter'),
    conditions: [{ key: 'CustomerType', value: 'ORGANIZATION' }],
    containers: {
      sv: [
        row('Promises', [
          richText('<ul><li>Faktura utan avgift</li><li>Priser visas exklusive moms</li></ul>'),
          buttons([{ url: toCategory('presenter'), buttonText: 'Gåvor till medarbetare' }]),
        ]),
      ],
      nb: [
        row('Promises', [
          richText('<ul><li>Faktura uten gebyr</li><li>Priser vises ekskl. mva.</li></ul>'),
          buttons([{ url: toCategory('presenter'), buttonText: 'Gaver til ansatte' }]),
        ]),
      ],
    },
  },
];
