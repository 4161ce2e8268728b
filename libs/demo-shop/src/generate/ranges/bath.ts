import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is for skin and bath. */
export const bath: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: text('Doft', 'Duft'),
  stuffs: [
    { name: text('havtorn', 'tindved'), colours: ['senap', 'kritvit'] },
    { name: text('enbär', 'einer'), colours: ['gran', 'rost'] },
    { name: text('havre', 'havre'), colours: ['havre', 'salvia'] },
  ],
  openings: [
    text('Skonsam mot huden och snäll mot vattnet.', 'Skånsom mot huden og snill mot vannet.'),
    text('Kallrörd och lagrad i sex veckor.', 'Kaldrørt og modnet i seks uker.'),
    text('Lätt doft som inte tar över.', 'Lett duft som ikke tar over.'),
  ],
  uses: [
    text('Gjord på rapsolja från Österlen.', 'Laget av rapsolje fra Österlen.'),
    text('Fungerar för hela familjen.', 'Fungerer for hele familien.'),
    text('Förpackningen går att fylla på.', 'Emballasjen kan fylles på nytt.'),
  ],
  care: [
    text('Förvaras torrt mellan gångerna.', 'Oppbevares tørt mellom hver gang.'),
    text('Undvik kontakt med ögonen.', 'Unngå kontakt med øynene.'),
  ],
};
