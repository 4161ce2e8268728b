import type { SeedCampaign, SeedRedirect } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';

/** Campaigns with a page of their own: two that lower prices, one that gathers gifts, one that is yet to come. */
export const campaigns: readonly SeedCampaign[] = [
  {
    key: 'vinterljus',
    name: text('Vinterljus: 30 kronor av på blockljus och lyktor', 'Vinterlys: 30 kroner av på kubbelys og lykter'),
    alias: text('vinterljus', 'vinterlys'),
    description: text(
      'När det är mörkt klockan tre behövs fler ljus. Trettio kronor av på blockljus och ljuslyktor.',
      'Når det er mørkt klokka tre, trengs det flere lys. Tretti kroner av på kubbelys og lyslykter.',
    ),
    startsDaysAgo: 5,
    endsInDays: 25,
    discount: { amount: { sek: 30, nok: 30 } },
    families: ['blockljus-natt', 'ljuslykta-glimt'],
  },
  {
    key: 'duka-till-advent',
    name: text('Duka till advent', 'Dekk til advent'),
    alias: text('duka-till-advent', 'dekk-til-advent'),
    description: text(
      'Tjugofem kronor av på varje skål och tallrik i serien Strand.',
      'Tjuefem kroner av på hver bolle og tallerken i serien Strand.',
    ),
    startsDaysAgo: 2,
    endsInDays: 12,
    discount: { amount: { sek: 25, nok: 25 } },
    families: ['skal-strand', 'tallrik-strand'],
  },
  {
    key: 'klappar-under-300',
    name: text('Julklappar under 300 kronor', 'Julegaver under 300 kroner'),
    alias: text('julklappar-under-300', 'julegaver-under-300'),
    description: text(
      'Små saker som brukar bli rätt. Inga nedsatta priser, bara bra förslag.',
      'Små ting som pleier å bli riktige. Ingen nedsatte priser, bare gode forslag.',
    ),
    startsDaysAgo: 10,
    endsInDays: 33,
    families: [
      'mugg-strand',
      'choklad-bit',
      'te-lingon',
      'honung-ang',
      'handtval',
      'sockor-stig',
      'snurra-virvel',
      'anteckningsbok-linne',
      'kort-vinter',
    ],
  },
  {
    key: 'mellandagar',
    name: text('Mellandagar', 'Romjulen'),
    alias: text('mellandagar', 'romjulen'),
    description: text('Tjugofem procent på stickat.', 'Tjuefem prosent på strikk.'),
    startsDaysAgo: -35,
    endsInDays: 45,
    discount: { percent: 25 },
    categories: ['stickat'],
  },
];

/** Addresses from before the shelves were rearranged. */
export const redirects: readonly SeedRedirect[] = [
  { language: 'sv', from: '/koket/porslin', to: '/c/koket/skalar-och-fat' },
  { language: 'nb', from: '/kjokken/servise', to: '/c/kjokken/boller-og-fat' },
  { language: 'sv', from: '/rea', to: '/dc/vinterljus' },
  { language: 'nb', from: '/salg', to: '/dc/vinterlys' },
  { language: 'sv', from: '/katalog-2019', to: null },
];
