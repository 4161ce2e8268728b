import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { clothFilter, weaveFill } from '../studio/cloth.ts';
import { blur, contactShadow, paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

interface Stuff {
  colour: string;
  width: number;
  /** Height of one fold; each piece shows two. */
  fold: number;
  /** How far the top goes back, as seen. */
  back: number;
  kind: 'terry' | 'wool';
}

/** Three folded towels of thick terry; the second picture goes close. */
export const towels: Generator = (sheet, { colour, view }) => {
  const pile = foldedTowels(sheet, colour, 480, 830, 3);
  return paperGround(sheet) + (view === 'detail' ? enlarged(pile, 2, 330, 640) : enlarged(pile, 1.2, 480, 800));
};

/** A big folded blanket with stitched edges; the second picture goes close. */
export const blanket: Generator = (sheet, { colour, view }) => {
  const pile = stack(sheet, { colour, width: 520, fold: 62, back: 128, kind: 'wool' }, 480, 830, 2);
  return paperGround(sheet) + (view === 'detail' ? enlarged(pile, 2, 340, 610) : enlarged(pile, 1.2, 480, 800));
};

/** A pile of folded towels, to stand alone or beside something. */
export function foldedTowels(sheet: Sheet, colour: string, x: number, y: number, count: number): string {
  return stack(sheet, { colour, width: 480, fold: 41, back: 104, kind: 'terry' }, x, y, count);
}

function stack(sheet: Sheet, stuff: Stuff, x: number, y: number, count: number): string {
  const half = stuff.width / 2;
  const surface = clothFilter(
    sheet,
    stuff.kind === 'terry'
      ? { puff: 4, depth: 8, grain: [0.36, 0.42], rough: 0.75 }
      : { puff: 4, depth: 7, grain: [0.12, 0.2], rough: 0.6 },
  );
  const pieces = Array.from({ length: count }, (_, index) => {
    const shift = sheet.between(-7, 7);
    const base = y - index * stuff.fold * 2;
    return piece(sheet, stuff, x + shift, base, index === count - 1);
  });
  return `${contactShadow(sheet, x + 6, y - stuff.back * 0.32, half * 0.98, stuff.back * 0.5)}<g filter="${surface}">${pieces.join('')}</g>`;
}

function piece(sheet: Sheet, stuff: Stuff, x: number, y: number, isTop: boolean): string {
  const { fold, width } = stuff;
  const gap = `<ellipse cx="${n(x)}" cy="${n(y - fold * 2)}" rx="${n(width * 0.46)}" ry="9" fill="#24160a" opacity="0.4" filter="${blur(sheet, 6)}"/>`;
  return [
    lip(sheet, stuff, x + sheet.between(-5, 5), y - fold, 0.99),
    lip(sheet, stuff, x, y - fold * 2, 1),
    isTop ? top(sheet, stuff, x, y - fold * 2) : gap,
  ].join('');
}

/** One fold seen along its bend: a soft roll, light above and dark where it rests. */
function lip(sheet: Sheet, { colour, width, fold }: Stuff, x: number, y: number, size: number): string {
  const w = width * size;
  const round = sheet.define(
    (
      id,
    ) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(colour, 1.03)}"/><stop offset="0.3" stop-color="${colour}"/>
      <stop offset="0.68" stop-color="${shade(colour, 0.84)}"/><stop offset="0.92" stop-color="${shade(colour, 0.58)}"/><stop offset="1" stop-color="${shade(colour, 0.46)}"/></linearGradient>`,
  );
  const along = sheet.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#24160a" stop-opacity="0.12"/><stop offset="0.08" stop-color="#fff" stop-opacity="0.06"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#24160a" stop-opacity="0.34"/></linearGradient>`,
  );
  const [left, right] = [x - w / 2, x + w / 2];
  const r = fold * 0.5;
  const dip = sheet.between(-2, 3);
  const path = `M${n(left + r)} ${n(y)} Q${n(x)} ${n(y + dip)} ${n(right - r)} ${n(y)} Q${n(right)} ${n(y)} ${n(right)} ${n(y + r)} Q${n(right)} ${n(y + fold)} ${n(right - r)} ${n(y + fold)} Q${n(x)} ${n(y + fold + dip)} ${n(left + r)} ${n(y + fold)} Q${n(left)} ${n(y + fold)} ${n(left)} ${n(y + r)} Q${n(left)} ${n(y)} ${n(left + r)} ${n(y)}Z`;
  return `<path d="${path}" fill="${round}"/><path d="${path}" fill="${along}"/>`;
}

/** The upper side of the topmost piece, going back from its fold. */
function top(sheet: Sheet, { colour, width, back, fold, kind }: Stuff, x: number, y: number): string {
  const [half, far] = [width / 2, width / 2 - 34];
  const path = `M${n(x - half + 2)} ${n(y + fold * 0.42)} Q${n(x - half)} ${n(y)} ${n(x - half + 10)} ${n(y - 14)} L${n(x - far - 6)} ${n(y - back + 14)} Q${n(x - far)} ${n(y - back)} ${n(x - far + 22)} ${n(y - back)} L${n(x + far - 22)} ${n(y - back - 1)} Q${n(x + far)} ${n(y - back)} ${n(x + far + 6)} ${n(y - back + 14)} L${n(x + half - 10)} ${n(y - 14)} Q${n(x + half)} ${n(y)} ${n(x + half - 2)} ${n(y + fold * 0.42)} Q${n(x)} ${n(y + fold * 0.66)} ${n(x - half + 2)} ${n(y + fold * 0.42)}Z`;
  const fill = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${shade(colour, 0.93)}"/><stop offset="0.55" stop-color="${shade(colour, 1.02)}"/><stop offset="0.85" stop-color="${shade(colour, 1.05)}"/><stop offset="1" stop-color="${colour}"/></linearGradient>`,
  );
  const edge =
    kind === 'wool'
      ? stitches(x, y + fold * 0.36, half - 8, mix(colour, '#f6efe2', 0.7))
      : hem(x, y, half, far, back, colour);
  const weave = kind === 'wool' ? `<path d="${path}" fill="${weaveFill(sheet, 3.4)}"/>` : '';
  return `<path d="${path}" fill="${fill}"/>${weave}${edge}`;
}

/** The flat woven band across a towel. */
function hem(x: number, y: number, half: number, far: number, back: number, colour: string): string {
  const at = (share: number) => `M${n(x + half * share)} ${n(y + 16)} L${n(x + far * share)} ${n(y - back)}`;
  return `<path d="M${n(x + half * 0.6)} ${n(y + 16)} L${n(x + far * 0.6)} ${n(y - back)} L${n(x + far * 0.7)} ${n(y - back)} L${n(x + half * 0.7)} ${n(y + 16)}Z" fill="${shade(colour, 0.86)}"/><path d="${at(0.6)} ${at(0.7)}" stroke="${shade(colour, 0.62)}" stroke-width="2" opacity="0.5"/>`;
}

/** Blanket stitches over the front bend. */
function stitches(x: number, y: number, half: number, ink: string): string {
  const count = Math.floor((half * 2) / 17);
  const teeth = Array.from({ length: count }, (_, index) => `M${n(x - half + 8 + index * 17)} ${n(y)} v-20`).join('');
  return `<path d="${teeth} M${n(x - half)} ${n(y)} Q${n(x)} ${n(y + 16)} ${n(x + half)} ${n(y)}" stroke="${ink}" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;
}
