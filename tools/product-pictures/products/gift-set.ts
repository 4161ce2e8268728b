import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { paperGround, wallGround } from '../studio/ground.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { parcel } from './gift-box.ts';
import { filledJar } from './jar.ts';
import { stoneMug } from './mug.ts';
import { paintedTin } from './tin.ts';

const honey = {
  text: { brand: 'Kvarnsele', title: 'Äng', small: 'SOMMARHONUNG · 400 G' },
  filling: '#b8731f',
  lid: '#b8934c',
} as const;
const tea = { brand: 'Kvarnsele', title: 'Skogsbryn', small: 'TE MED LINGON · 100 G' };

/** A gift box with what is in it standing before it: a mug, a jar of honey and a tin of tea. */
export const giftSet: Generator = (sheet, { colour, view }) => {
  if (view === 'scene')
    return wallGround(sheet, wallFor(colour), 690) + enlarged(goods(sheet, colour, 0.15), 1.02, 480, 860);
  return paperGround(sheet) + enlarged(goods(sheet, colour, 0.2), 1.06, 480, 840);
};

function goods(sheet: Sheet, colour: string, tilt: number): string {
  return [
    enlarged(parcel(sheet, colour, 500, 690), 1.16, 500, 690),
    enlarged(paintedTin(sheet, '#9a3235', tea, 236, 850, tilt), 0.68, 236, 850),
    enlarged(filledJar(sheet, honey, 720, 880, tilt), 0.78, 720, 880),
    enlarged(stoneMug(sheet, mix(colour, '#f3efe6', 0.86), 470, 910, tilt), 0.66, 470, 910),
  ].join('');
}
