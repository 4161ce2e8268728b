/** A picture made of product pictures side by side. */
export interface Composition {
  fileName: string;
  /** Below `pictures/`; `pagewidget` where it is left out. */
  folder?: 'pagewidget' | 'category';
  width: number;
  height: number;
  /** Files of `pictures/product`, from left to right. */
  of: readonly string[];
}

function tile(category: string, picture: string): Composition {
  return { fileName: `kategori-${category}.avif`, width: 800, height: 800, of: [picture] };
}

/** Every picture that the demo content shows. */
export const compositions: readonly Composition[] = [
  {
    fileName: 'startsida.avif',
    width: 1920,
    height: 900,
    of: ['vas-aker-skymning-scene.avif', 'bordslampa-mon-gran-scene.avif', 'karaff-dagg-klar-scene.avif'],
  },
  { fileName: 'startsida-mobil.avif', width: 960, height: 1000, of: ['bordslampa-mon-gran-scene.avif'] },
  {
    fileName: 'presenter.avif',
    width: 1920,
    height: 700,
    of: ['presentask-ljus-gran-scene.avif', 'presentask-ljus-lingon-scene.avif', 'kort-vinter-gran-scene.avif'],
  },
  { fileName: 'presenter-mobil.avif', width: 960, height: 900, of: ['presentask-ljus-gran-scene.avif'] },
  tile('koket', 'espressokopp-strand-sand-scene.avif'),
  tile('hemmet', 'vas-aker-terrakotta-scene.avif'),
  tile('textil', 'kudde-lin-havre-front.avif'),
  tile('klader', 'kofta-ronn-lingon-front.avif'),
  tile('mat', 'honung-ang-barnsten-scene.avif'),
  tile('bad', 'handkram-havtorn-scene.avif'),
  tile('barn', 'ringtorn-topp-flera-scene.avif'),
  tile('presenter', 'presentask-ljus-lingon-scene.avif'),
];
