import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';
import { twig } from '../studio/twig.ts';

const shapes = {
  round: [
    [96, 0],
    [110, 5],
    [150, 50],
    [186, 130],
    [190, 190],
    [160, 270],
    [92, 340],
    [56, 384],
    [48, 430],
    [58, 468],
    [66, 476],
    [64, 480],
  ],
  tall: [
    [104, 0],
    [114, 4],
    [118, 20],
    [120, 300],
    [120, 640],
    [118, 654],
    [114, 660],
  ],
} as const satisfies Record<string, readonly ProfilePoint[]>;

const mouths = {
  round: [
    [56, 478],
    [46, 450],
    [42, 410],
    [0, 380],
  ],
  tall: [
    [104, 658],
    [102, 560],
    [100, 440],
    [0, 420],
  ],
} as const satisfies Record<string, readonly ProfilePoint[]>;

/** A thrown vase, empty on paper and with a few twigs against a wall. */
export function vase(shape: keyof typeof shapes): Generator {
  return (sheet, { colour, view }) => {
    const size = shape === 'tall' ? 1 : 1.12;
    if (view === 'scene') {
      const standing = pot(sheet, shape, colour, 480, 900, 0.15, true);
      return wallGround(sheet, wallFor(colour), 800) + enlarged(standing, shape === 'tall' ? 0.88 : 1, 480, 900);
    }
    return paperGround(sheet) + enlarged(pot(sheet, shape, colour, 480, 880, 0.18, false), size, 480, 880);
  };
}

function pot(
  sheet: Sheet,
  shape: keyof typeof shapes,
  colour: string,
  x: number,
  y: number,
  tilt: number,
  filled: boolean,
): string {
  const turned: Turned = { x, y, profile: shapes[shape], tilt, surface: { colour, gloss: 0.04 } };
  const mouth = y - (shape === 'tall' ? 640 : 466);
  const twigs = [-24, -4, 17].map((lean, index) =>
    twig(sheet, x + (index - 1) * 14, mouth, lean, shape === 'tall' ? 260 + index * 30 : 330 + index * 34),
  );
  return [
    contactShadow(sheet, x, y, shape === 'tall' ? 116 : 132, (shape === 'tall' ? 116 : 132) * tilt),
    turnedBody(sheet, turned),
    shape === 'tall' ? flutes(turned) : speckles(sheet, turned, 140, shade(colour, 0.6)),
    turnedInside(sheet, { turned, inner: mouths[shape], rim: mix(colour, '#ffffff', 0.18) }),
    filled ? twigs.join('') : '',
  ].join('');
}

/** Grooves drawn up the wall, closer together where it turns away. */
function flutes({ x, y, tilt }: Turned): string {
  return Array.from({ length: 23 }, (_, index) => {
    const angle = (index - 11) * 0.135;
    const [across, sag] = [118 * Math.sin(angle), 118 * tilt * Math.cos(angle)];
    const line = (dx: number, ink: string, opacity: number) =>
      `<path d="M${n(x + across + dx)} ${n(y + sag - 20)} V${n(y + sag - 634)}" stroke="${ink}" stroke-width="${n(4.5 * Math.cos(angle) + 0.6)}" stroke-linecap="round" opacity="${opacity}"/>`;
    return line(0, '#2b1c10', 0.16) + line(4.4 * Math.cos(angle), '#ffffff', 0.14);
  }).join('');
}
