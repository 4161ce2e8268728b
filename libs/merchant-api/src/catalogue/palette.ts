import type { Localised } from './seed-types.ts';

interface PaletteColour {
  label: Localised;
  hex: string;
}

function text(sv: string, nb: string): Localised {
  return { sv, nb };
}

/** The colours that the shop knows by name, for swatches. Materials such as oak and clear glass count as colours. */
export const palette = {
  kritvit: { label: text('Kritvit', 'Kritthvit'), hex: '#e7e2d8' },
  havre: { label: text('Havre', 'Havre'), hex: '#e2d6bf' },
  sand: { label: text('Sand', 'Sand'), hex: '#d3bf9f' },
  natur: { label: text('Natur', 'Natur'), hex: '#e6dac2' },
  mossa: { label: text('Mossgrön', 'Mosegrønn'), hex: '#76835f' },
  salvia: { label: text('Salvia', 'Salvie'), hex: '#a5b29a' },
  gran: { label: text('Grangrön', 'Grangrønn'), hex: '#33503f' },
  terrakotta: { label: text('Terrakotta', 'Terrakotta'), hex: '#bf6d4c' },
  rost: { label: text('Rost', 'Rust'), hex: '#a65631' },
  lingon: { label: text('Lingonröd', 'Tyttebærrød'), hex: '#9a3235' },
  skymning: { label: text('Skymningsblå', 'Skumringsblå'), hex: '#56718a' },
  marin: { label: text('Marinblå', 'Marineblå'), hex: '#2d3d54' },
  isbla: { label: text('Isblå', 'Isblå'), hex: '#b4c9d2' },
  skiffer: { label: text('Skiffergrå', 'Skifergrå'), hex: '#666c70' },
  grafit: { label: text('Grafit', 'Grafitt'), hex: '#3b3c3f' },
  ljusgra: { label: text('Ljusgrå', 'Lys grå'), hex: '#bdb9b2' },
  senap: { label: text('Senapsgul', 'Sennepsgul'), hex: '#cf9b37' },
  ljung: { label: text('Ljungrosa', 'Lyngrosa'), hex: '#c48d95' },
  lavendel: { label: text('Lavendel', 'Lavendel'), hex: '#aba3b5' },
  klar: { label: text('Klar', 'Klar'), hex: '#dbe6e2' },
  rok: { label: text('Rökgrå', 'Røykgrå'), hex: '#8f8c86' },
  flaskgron: { label: text('Flaskgrön', 'Flaskegrønn'), hex: '#4f8266' },
  barnsten: { label: text('Bärnsten', 'Rav'), hex: '#c98a48' },
  massing: { label: text('Mässing', 'Messing'), hex: '#bf9a50' },
  svart: { label: text('Svart', 'Svart'), hex: '#2a2825' },
  bjork: { label: text('Björk', 'Bjørk'), hex: '#e1cba3' },
  ek: { label: text('Ek', 'Eik'), hex: '#c8a06a' },
  valnot: { label: text('Valnöt', 'Valnøtt'), hex: '#80593c' },
  flera: { label: text('Flerfärgad', 'Flerfarget'), hex: '#d39a4a' },
} as const satisfies Record<string, PaletteColour>;

export type PaletteKey = keyof typeof palette;
