import type { StillLife } from '../still-life.ts';

/** What the front page opens with: an evening table, laid with what we make. */
export const eveningTable: StillLife = {
  wall: '#e9dfcf',
  table: 'oak',
  goods: [
    { of: 'bordslampa-mon-gran', at: [-44, 10], tall: 44, isInUse: true },
    { of: 'tekanna-lur-havre', at: [-4, 6], tall: 17, turn: -14 },
    { of: 'mugg-strand-terrakotta', at: [-20, -12], tall: 9.5, turn: 30 },
    { of: 'mugg-strand-kritvit', at: [14, -8], tall: 9.5, turn: 10 },
    { of: 'vas-aker-skymning', at: [36, 10], tall: 46, isInUse: true },
    { of: 'ljuslykta-glimt-barnsten', at: [54, -8], tall: 9, isInUse: true },
  ],
  frames: [
    {
      fileName: 'startsida.avif',
      folder: 'pagewidget',
      width: 1920,
      height: 900,
      camera: { azimuth: 4, elevation: 9, fill: 0.78, lens: 70, aperture: 6 },
      alt: {
        sv: 'En tänd bordslampa, en tekanna med två muggar och en blå vas med eukalyptuskvistar på ett ekbord.',
        nb: 'En tent bordlampe, en tekanne med to krus og en blå vase med eukalyptuskvister på et eikebord.',
      },
    },
    {
      fileName: 'open-graph.jpg',
      folder: 'storefront',
      width: 1200,
      height: 630,
      camera: { azimuth: 4, elevation: 9, fill: 0.82, lens: 70, aperture: 6 },
      only: [
        'bordslampa-mon-gran',
        'tekanna-lur-havre',
        'mugg-strand-terrakotta',
        'mugg-strand-kritvit',
        'vas-aker-skymning',
      ],
      alt: {
        sv: 'En tänd bordslampa, en tekanna med två muggar och en blå vas på ett ekbord.',
        nb: 'En tent bordlampe, en tekanne med to krus og en blå vase på et eikebord.',
      },
    },
    {
      fileName: 'startsida-mobil.avif',
      folder: 'pagewidget',
      width: 960,
      height: 1000,
      camera: { azimuth: 4, elevation: 10, fill: 0.78, lens: 70, aperture: 6 },
      only: ['tekanna-lur-havre', 'mugg-strand-kritvit', 'vas-aker-skymning'],
      alt: {
        sv: 'En tekanna, en vit mugg och en blå vas med eukalyptuskvistar på ett ekbord.',
        nb: 'En tekanne, et hvitt krus og en blå vase med eukalyptuskvister på et eikebord.',
      },
    },
  ],
};

/** The gifts of the front page's second banner, for the weeks before Christmas. */
export const giftTable: StillLife = {
  wall: '#cfc4b0',
  table: 'linen',
  goods: [
    { of: 'ljusstake-vaka-massing', at: [-48, 10], tall: 30, isInUse: true },
    { of: 'presentask-ljus-lingon', at: [-14, 4], tall: 19, turn: 16 },
    { of: 'mugg-strand-kritvit', at: [10, -10], tall: 9.5, turn: 25 },
    { of: 'presentask-ljus-gran', at: [34, 8], tall: 21, turn: -18 },
    { of: 'blockljus-natt-lingon', at: [64, 0], tall: 15, isInUse: true },
  ],
  frames: [
    {
      fileName: 'presentbord.avif',
      folder: 'pagewidget',
      width: 1920,
      height: 700,
      camera: { azimuth: 4, elevation: 11, fill: 0.8, lens: 70, aperture: 6 },
      alt: {
        sv: 'Presentaskar med rosett mellan tända ljus i mässingsstakar och röda blockljus.',
        nb: 'Gaveesker med sløyfe mellom tente lys i messingstaker og røde kubbelys.',
      },
    },
    {
      fileName: 'presentbord-mobil.avif',
      folder: 'pagewidget',
      width: 960,
      height: 900,
      camera: { azimuth: 4, elevation: 13, fill: 0.76, lens: 70, aperture: 6 },
      only: ['presentask-ljus-lingon', 'mugg-strand-kritvit', 'presentask-ljus-gran'],
      alt: {
        sv: 'En röd och en grön presentask med rosett, och en vit mugg.',
        nb: 'En rød og en grønn gaveeske med sløyfe, og et hvitt krus.',
      },
    },
  ],
};
