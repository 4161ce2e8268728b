import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is bound and printed. */
export const paper: GoodsRange = {
  vatClass: 'book',
  stuffLabel: text('Material', 'Materiale'),
  stuffs: [
    { name: text('linneband', 'linbind'), colours: ['senap', 'skymning', 'ljung', 'gran'] },
    { name: text('kartong', 'kartong'), colours: ['natur', 'terrakotta'] },
  ],
  openings: [
    text('Trådbunden, så att den ligger plant.', 'Trådheftet, så den ligger flatt.'),
    text('Tryckt på papper från svensk skog.', 'Trykt på papir fra svensk skog.'),
  ],
  uses: [
    text('Bra att ge bort och bra att behålla.', 'Fin å gi bort og fin å beholde.'),
    text('Får plats i en jackficka.', 'Får plass i en jakkelomme.'),
  ],
  care: [text('Förvaras torrt.', 'Oppbevares tørt.'), text('Papperet går att återvinna.', 'Papiret kan gjenvinnes.')],
};
