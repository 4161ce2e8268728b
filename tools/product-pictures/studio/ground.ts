import { mix } from './colour.ts';
import { height, n, width, type Sheet } from './sheet.ts';

const paper = '#f6f1ea';

/** Seamless warm paper, a little lighter where the window light falls. */
export function paperGround(sheet: Sheet): string {
  const glow = sheet.define(
    (id) => `<radialGradient id="${id}" cx="0.42" cy="0.46" r="0.75">
      <stop offset="0" stop-color="#fbf8f3"/><stop offset="0.55" stop-color="${paper}"/><stop offset="1" stop-color="#efe8de"/>
    </radialGradient>`,
  );
  return `<rect width="${width}" height="${height}" fill="${glow}"/>`;
}

/** A tinted wall behind a table, with slanting window light on the wall by day. `edge` is where the table begins. */
export function wallGround(
  sheet: Sheet,
  wall: string,
  edge: number,
  { table = '#ebe0d0', isDusk = false } = {},
): string {
  const wallFill = sheet.define(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.9">
      <stop offset="0" stop-color="${mix(wall, '#ffffff', 0.22)}"/><stop offset="0.6" stop-color="${wall}"/>
      <stop offset="1" stop-color="${mix(wall, '#3a2c1e', 0.14)}"/></linearGradient>`,
  );
  const tableFill = sheet.define(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${mix(table, '#5b4630', 0.12)}"/><stop offset="0.12" stop-color="${table}"/>
      <stop offset="1" stop-color="${mix(table, '#ffffff', 0.35)}"/></linearGradient>`,
  );
  return [
    `<rect width="${width}" height="${height}" fill="${wallFill}"/>`,
    isDusk ? '' : windowLight(sheet, edge),
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${tableFill}"/>`,
    `<rect y="${edge - 10}" width="${width}" height="14" fill="#3a2c1e" opacity="0.12" filter="${blur(sheet, 7)}"/>`,
  ].join('');
}

function windowLight(sheet: Sheet, edge: number): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><rect width="${width}" height="${edge}"/></clipPath>`);
  const panes = [0, 1, 2, 3]
    .map((pane) => {
      const [x, y] = [150 + (pane % 2) * 205, 60 + Math.floor(pane / 2) * 300];
      return `<path d="M${x} ${y + 60} l180 -55 l0 270 l-180 55 z"/>`;
    })
    .join('');
  return `<g clip-path="${clip}"><g fill="#fffaf0" opacity="0.32" filter="${blur(sheet, 13)}" transform="skewY(9)">${panes}</g></g>`;
}

/** A blur of so many pixels. */
export function blur(sheet: Sheet, deviation: number): string {
  return sheet.define(
    (id) => `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB">
      <feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
  );
}

/** What a thing throws on the ground: a wide soft shadow to the right and a tight dark line where it stands. */
export function contactShadow(sheet: Sheet, x: number, y: number, rx: number, ry: number, strength = 1): string {
  const ellipse = (dx: number, dy: number, sx: number, sy: number, opacity: number, soft: number) =>
    `<ellipse cx="${n(x + dx)}" cy="${n(y + dy)}" rx="${n(sx)}" ry="${n(sy)}" fill="#3d2a18" opacity="${n(opacity * strength)}" filter="${blur(sheet, soft)}"/>`;
  return [
    ellipse(rx * 0.42, ry * 0.25, rx * 1.22, ry * 1.15, 0.13, 34),
    ellipse(rx * 0.16, ry * 0.18, rx * 1.02, ry * 0.98, 0.2, 14),
    ellipse(rx * 0.02, ry * 0.1, rx * 0.97, ry * 0.93, 0.42, 4),
  ].join('');
}

/** The shadow of anything with straight edges, from its footprint written as `x,y x,y …`. */
export function polygonShadow(sheet: Sheet, points: string, strength = 1): string {
  const layer = (dx: number, dy: number, opacity: number, soft: number) =>
    `<polygon points="${points}" transform="translate(${dx} ${dy})" fill="#3d2a18" opacity="${n(opacity * strength)}" filter="${blur(sheet, soft)}"/>`;
  return [layer(52, 12, 0.14, 30), layer(18, 7, 0.2, 13), layer(2, 3, 0.4, 4)].join('');
}
