import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { paperGround, wallGround } from '../studio/ground.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { stoneBowl } from './bowl.ts';
import { stoneMug } from './mug.ts';
import { stonePlate } from './plate.ts';

/** A breakfast set: mug, bowl and plate in one colour; on a table the plate carries the bowl. */
export const tableSetting: Generator = (sheet, { colour, view }) => {
  const pale = mix(colour, '#f3ece0', 0.5);
  if (view === 'scene') {
    const served =
      stonePlate(sheet, colour, 370, 920, 0.2, true) +
      enlarged(stoneBowl(sheet, pale, 370, 888, 0.24, 1), 0.84, 370, 888);
    return (
      wallGround(sheet, wallFor(colour), 720) +
      enlarged(stoneMug(sheet, colour, 700, 800, 0.17), 0.74, 700, 800) +
      enlarged(served, 0.92, 370, 920)
    );
  }
  const group = [
    enlarged(stonePlate(sheet, colour, 500, 640, 0.5, true), 0.92, 500, 640),
    enlarged(stoneMug(sheet, colour, 300, 880, 0.34), 0.74, 300, 880),
    enlarged(stoneBowl(sheet, colour, 660, 880, 0.36, 1), 0.78, 660, 880),
  ];
  return paperGround(sheet) + enlarged(group.join(''), 1.08, 480, 800);
};
