import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, turnedBody, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { flame } from './candlesticks.ts';

/** Three pillar candles of different height; burning in the second picture. */
export const pillarCandles: Generator = (sheet, { colour, view }) => {
  const burning = view === 'scene';
  const group = [
    candle(sheet, colour, { x: 520, y: 800, height: 420, burning }),
    candle(sheet, mix(colour, '#fbf3e2', 0.16), { x: 690, y: 860, height: 190, burning }),
    candle(sheet, mix(colour, '#2a1a0c', 0.05), { x: 330, y: 870, height: 290, burning }),
  ].join('');
  const ground = burning ? wallGround(sheet, '#9c8b74', 730, { table: '#cdb896', isDusk: true }) : paperGround(sheet);
  return ground + enlarged(group, 1.16, 490, 900);
};

interface Place {
  x: number;
  y: number;
  height: number;
  burning: boolean;
}

function candle(sheet: Sheet, colour: string, { x, y, height, burning }: Place): string {
  const profile: readonly ProfilePoint[] = [
    [78, 0],
    [82, 4],
    [82, height - 14],
    [78, height - 3],
    [70, height],
    [40, height - 4],
    [0, height - 10],
  ];
  const turned: Turned = { x, y, tilt: 0.2, profile, surface: { colour, gloss: 0.16 } };
  const [, top] = axisPoint(turned, height - 6);
  const glow = `<ellipse cx="${n(x)}" cy="${n(top - 34)}" rx="170" ry="180" fill="#ffd98f" opacity="0.42" filter="${blur(sheet, 46)}"/>`;
  const warm = `<ellipse cx="${n(x)}" cy="${n(top + 40)}" rx="66" ry="62" fill="#ffd58a" opacity="0.6" filter="${blur(sheet, 18)}"/><ellipse cx="${n(x)}" cy="${n(top)}" rx="52" ry="10" fill="#fff0c4" opacity="0.8"/>`;
  return [
    burning ? glow : '',
    contactShadow(sheet, x, y, 80, 16),
    turnedBody(sheet, turned),
    burning ? warm : '',
    `<path d="M${n(x)} ${n(top + 3)} q3 -12 0 -24" stroke="#3a2d22" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    burning ? flame(sheet, x, top - 15) : '',
  ].join('');
}
