import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';
import { twig } from '../studio/twig.ts';

interface VaseShape {
  profile: readonly ProfilePoint[];
  /** From the rim inwards. */
  mouth: readonly ProfilePoint[];
  /** Half the width of where it stands. */
  foot: number;
  /** Length of the shortest twig. */
  twigs: number;
  /** How large it is drawn empty, and with twigs. */
  size: readonly [number, number];
  isFluted?: boolean;
}

const round: VaseShape = {
  profile: [
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
  mouth: [
    [56, 478],
    [46, 450],
    [42, 410],
    [0, 380],
  ],
  foot: 132,
  twigs: 330,
  size: [1.12, 1],
};

const tall: VaseShape = {
  profile: [
    [104, 0],
    [114, 4],
    [118, 20],
    [120, 300],
    [120, 640],
    [118, 654],
    [114, 660],
  ],
  mouth: [
    [104, 658],
    [102, 560],
    [100, 440],
    [0, 420],
  ],
  foot: 116,
  twigs: 260,
  size: [1, 0.88],
  isFluted: true,
};

const low: VaseShape = {
  profile: [
    [120, 0],
    [140, 5],
    [206, 60],
    [226, 122],
    [206, 190],
    [140, 240],
    [90, 258],
    [84, 276],
    [90, 286],
    [87, 291],
  ],
  mouth: [
    [80, 289],
    [74, 270],
    [70, 250],
    [0, 236],
  ],
  foot: 150,
  twigs: 270,
  size: [1.36, 1.16],
};

const drop: VaseShape = {
  profile: [
    [92, 0],
    [106, 5],
    [158, 64],
    [176, 140],
    [158, 226],
    [112, 320],
    [72, 410],
    [52, 480],
    [46, 520],
    [48, 530],
    [45, 534],
  ],
  mouth: [
    [40, 532],
    [38, 500],
    [0, 470],
  ],
  foot: 120,
  twigs: 300,
  size: [1.12, 0.98],
};

const bottle: VaseShape = {
  profile: [
    [116, 0],
    [130, 5],
    [140, 40],
    [142, 160],
    [134, 260],
    [96, 330],
    [50, 376],
    [38, 420],
    [36, 560],
    [44, 584],
    [56, 592],
    [54, 597],
  ],
  mouth: [
    [46, 595],
    [34, 570],
    [0, 540],
  ],
  foot: 136,
  twigs: 260,
  size: [1.08, 0.94],
};

const shapes = { round, tall, low, drop, bottle } as const;

/** A thrown vase, empty on paper and with a few twigs against a wall. */
export function vase(name: keyof typeof shapes): Generator {
  const shape = shapes[name];
  return (sheet, { colour, view }) => {
    const [empty, filled] = shape.size;
    if (view === 'scene')
      return wallGround(sheet, wallFor(colour), 800) + enlarged(pot(sheet, shape, colour, 900, true), filled, 480, 900);
    return paperGround(sheet) + enlarged(pot(sheet, shape, colour, 880, false), empty, 480, 880);
  };
}

function pot(sheet: Sheet, shape: VaseShape, colour: string, y: number, filled: boolean): string {
  const [x, tilt] = [480, filled ? 0.15 : 0.18];
  const turned: Turned = { x, y, profile: shape.profile, tilt, surface: { colour, gloss: 0.04 } };
  const [, rim] = axisPoint(turned, shape.profile.at(-1)?.[1] ?? 0);
  const twigs = [-24, -4, 17].map((lean, index) =>
    twig(sheet, x + (index - 1) * 14, rim - 14, lean, shape.twigs + index * 32),
  );
  return [
    contactShadow(sheet, x, y, shape.foot, shape.foot * tilt),
    turnedBody(sheet, turned),
    shape.isFluted ? flutes(turned) : speckles(sheet, turned, 140, shade(colour, 0.6)),
    turnedInside(sheet, { turned, inner: shape.mouth, rim: mix(colour, '#ffffff', 0.18) }),
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
