import type { Widget, SeedCollection } from '@torg/merchant-api/seed';
import { text } from '../../catalogue/localised-text.ts';
import { banner, buttons, idOfCategory, ownProducts, productList, richText, row, textBlock } from '../seed-widgets.ts';

const picture = { fileName: 'kategori-hemmet.avif', width: 640, height: 640 };

const samplesIn = (language: 'sv' | 'nb'): readonly Widget[] => [
  {
    name: 'Image',
    size: 'half',
    classNames: ['framed'],
    images: [picture],
    configuration: {
      image: { filename: picture.fileName, filenameForMobileDevice: null, altText: 'En vas', href: '/nyheter' },
      classNames: 'framed',
    },
  },
  banner({ image: picture, altText: 'En vas', href: '/nyheter', title: 'Banner', buttonText: 'Nyheter', textColor: 1 }),
  textBlock('Text', 'Text', 3),
  richText('<h2>Rich text</h2><p>Text</p>'),
  { name: 'HTML', size: 'full', configuration: { html: '<p class="note">HTML</p>', css: '.note { margin: 0 }' } },
  { name: 'JSON', size: 'full', configuration: { json: '{"kind":"sample"}' } },
  buttons([{ url: '/nyheter', buttonText: 'Nyheter' }]),
  {
    name: 'Video',
    size: 'full',
    configuration: { videoId: '76979871', videoProvider: 1, videoDisplayType: 1 },
  },
  {
    name: 'Flowbox',
    size: 'full',
    configuration: {
      // The double's; where no channel has flows, nothing is there.
      active: true,
      flowkey: `flows-${language}`,
      dynamicProductFlow: false,
      dynamicTagFlow: true,
      tags: [text('sommar', 'sommer')[language]],
      tagOperator: 'any',
    },
  },
  productList('Product list', { categoryIds: [idOfCategory('koket')], sort: 'MOST_SOLD' }),
  ownProducts('Product list', 'FAVORITES'),
];

/** One widget of each kind, for those who draw widgets; a draft that only previews show. */
export const widgetSamples: SeedCollection = {
  key: 'widget-samples',
  family: 'Pages',
  alias: text('exempel-pa-innehall', 'eksempler-pa-innhold'),
  name: 'Widget samples',
  title: text('Exempel på innehåll', 'Eksempler på innhold'),
  tags: ['samples'],
  isDraft: true,
  containers: { sv: [row('Samples', samplesIn('sv'))], nb: [row('Samples', samplesIn('nb'))] },
};
