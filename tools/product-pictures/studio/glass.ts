import { mix, shade } from './colour.ts';
import { blur } from './ground.ts';
import { axisPoint, smoothProfile, turnedOutline, type Turned } from './lathe.ts';
import { n, type Sheet } from './sheet.ts';

export interface Glass {
  turned: Omit<Turned, 'surface'>;
  tint: string;
  /** How much of the tint lies over what is inside; 1 for coloured glass, less for a jar. */
  veil?: number;
  /** How far up something stands in it, and its colour. */
  filling?: { height: number; colour: string; opacity: number };
}

function streak({ turned }: Glass, from: number, to: number, start: number, end: number): string {
  const line = smoothProfile(turned.profile);
  const part = line.slice(Math.floor(line.length * start), Math.ceil(line.length * end));
  const edge = (share: number) =>
    part.map(([radius, height]) => {
      const [x, y] = axisPoint(turned, height);
      const r = Math.max(0, radius - 7);
      return `${n(x + share * r)} ${n(y + turned.tilt * r * Math.sqrt(1 - share * share))}`;
    });
  return `M${edge(from).join('L')} L${edge(to).reverse().join('L')}Z`;
}

function filling(sheet: Sheet, glass: Glass): string {
  if (!glass.filling) return '';
  const { height, colour, opacity } = glass.filling;
  const below = smoothProfile(glass.turned.profile).filter(([, h]) => h <= height && h > 14);
  const level = (below.at(-1)?.[0] ?? 0) - 9;
  const [x, y] = axisPoint(glass.turned, height);
  const body = turnedOutline({
    ...glass.turned,
    surface: { colour, gloss: 0 },
    profile: below.map(([r, h]) => [Math.max(0, r - 9), h]),
  });
  const depth = sheet.define(
    (
      id,
    ) => `<linearGradient id="${id}"><stop offset="0" stop-color="${shade(colour, 0.72)}"/><stop offset="0.3" stop-color="${colour}"/>
      <stop offset="0.75" stop-color="${mix(colour, '#ffffff', 0.16)}"/><stop offset="1" stop-color="${shade(colour, 0.78)}"/></linearGradient>`,
  );
  return `<path d="${body}" fill="${depth}" opacity="${opacity}"/>
    <ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(level)}" ry="${n(level * glass.turned.tilt)}" fill="${mix(colour, '#ffffff', 0.3)}" opacity="${n(opacity * 0.8)}" stroke="#ffffff" stroke-opacity="0.5" stroke-width="1.5"/>`;
}

/** A blown vessel: tint that gathers at the edges, a heavy foot, a bright rim and window streaks. */
export function glassVessel(sheet: Sheet, glass: Glass): string {
  const { turned, tint, veil } = glass;
  const outline = turnedOutline({ ...turned, surface: { colour: tint, gloss: 1 } });
  const dark = shade(tint, 0.55);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const body = sheet.define(
    (
      id,
    ) => `<linearGradient id="${id}"><stop offset="0" stop-color="${dark}" stop-opacity="0.75"/><stop offset="0.07" stop-color="${tint}" stop-opacity="0.62"/>
      <stop offset="0.3" stop-color="${tint}" stop-opacity="0.3"/><stop offset="0.72" stop-color="${tint}" stop-opacity="0.36"/>
      <stop offset="0.94" stop-color="${tint}" stop-opacity="0.66"/><stop offset="1" stop-color="${dark}" stop-opacity="0.7"/></linearGradient>`,
  );
  return [
    `<path d="${outline}" fill="${tint}" opacity="0.22"/>`,
    backRim(glass),
    filling(sheet, glass),
    `<path d="${outline}" fill="${body}" opacity="${veil ?? 1}"/>`,
    `<g clip-path="${clip}">`,
    `<path d="${outline}" fill="none" stroke="${dark}" stroke-width="16" opacity="0.28" filter="${blur(sheet, 5)}"/>`,
    heavyFoot(sheet, glass),
    `<path d="${streak(glass, -0.8, -0.56, 0.1, 0.9)}" fill="#ffffff" opacity="0.5" filter="${blur(sheet, 5)}"/>`,
    `<path d="${streak(glass, -0.74, -0.68, 0.14, 0.86)}" fill="#ffffff" opacity="0.6" filter="${blur(sheet, 1.6)}"/>`,
    `<path d="${streak(glass, 0.74, 0.86, 0.12, 0.9)}" fill="#ffffff" opacity="0.3" filter="${blur(sheet, 4)}"/>`,
    '</g>',
    `<path d="${outline}" fill="none" stroke="${dark}" stroke-width="1.6" opacity="0.55"/>`,
    frontRim(glass),
  ].join('');
}

function rimOf({ turned }: Glass): readonly [number, number, number] {
  const [radius, height] = turned.profile.at(-1) ?? [0, 0];
  const [x, y] = axisPoint(turned, height);
  return [x, y, radius];
}

function backRim(glass: Glass): string {
  const [x, y, r] = rimOf(glass);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r - 2)}" ry="${n(r * glass.turned.tilt)}" fill="${glass.tint}" fill-opacity="0.28" stroke="${shade(glass.tint, 0.6)}" stroke-opacity="0.6" stroke-width="3"/>`;
}

function frontRim(glass: Glass): string {
  const [x, y, r] = rimOf(glass);
  const ry = n(r * glass.turned.tilt);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r - 2)}" ry="${ry}" fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="2.4"/>
    <path d="M${n(x - r)} ${n(y)} A${n(r)} ${ry} 0 0 0 ${n(x + r)} ${n(y)}" fill="none" stroke="${shade(glass.tint, 0.6)}" stroke-opacity="0.4" stroke-width="3"/>`;
}

function heavyFoot(sheet: Sheet, { turned, tint }: Glass): string {
  const radius = smoothProfile(turned.profile).find(([, height]) => height > 16)?.[0] ?? 0;
  const [x, y] = axisPoint(turned, 20);
  const ry = Math.max(8, radius * turned.tilt);
  return `<ellipse cx="${n(x)}" cy="${n(y + 12)}" rx="${n(radius)}" ry="${n(ry + 6)}" fill="${shade(tint, 0.6)}" opacity="0.4" filter="${blur(sheet, 7)}"/>
    <ellipse cx="${n(x + radius * 0.18)}" cy="${n(y + 10)}" rx="${n(radius * 0.62)}" ry="${n(ry * 0.6)}" fill="#ffffff" opacity="0.5" filter="${blur(sheet, 6)}"/>
    <path d="M${n(x - radius + 10)} ${n(y)} A${n(radius - 10)} ${n(ry)} 0 0 0 ${n(x + radius - 10)} ${n(y)}" fill="none" stroke="#ffffff" stroke-opacity="0.55" stroke-width="2.5"/>`;
}
