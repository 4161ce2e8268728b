import { blur } from './ground.ts';
import { n, type Sheet } from './sheet.ts';

export interface ClothLight {
  /** How far from its edge a cloth still bulges, in pixels. */
  puff: number;
  /** How strongly it bulges. */
  depth: number;
  /** Fineness of the surface along x and y; low along a thread, high across it. */
  grain: readonly [number, number];
  /** How rough that surface is, from 0 to 1. */
  rough: number;
}

/** Lights a flat drawing as cloth: its edges fall away a little and its surface is rough, with light from the upper left. */
export function clothFilter(sheet: Sheet, { puff, depth, grain, rough }: ClothLight): string {
  const seed = Math.floor(sheet.random() * 1000);
  return sheet.define(
    (id) => `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
      <feGaussianBlur in="SourceAlpha" stdDeviation="${n(puff)}" result="bulge"/>
      <feTurbulence type="fractalNoise" baseFrequency="${grain.join(' ')}" numOctaves="3" seed="${seed}" result="noise"/>
      <feComposite in="bulge" in2="noise" operator="arithmetic" k2="0.72" k3="${(rough * 0.2).toFixed(4)}" result="height"/>
      <feDiffuseLighting in="height" surfaceScale="${n(depth)}" diffuseConstant="1" lighting-color="#ffffff" result="light"><feDistantLight azimuth="232" elevation="56"/></feDiffuseLighting>
      <feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="1.22" k2="0.05" result="lit"/>
      <feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>`,
  );
}

/** Rows of knitted stitches as a fill that darkens and lightens what lies under it. `size` is one stitch's width. */
export function knitFill(sheet: Sheet, size: number): string {
  const [w, h] = [size, size * 0.82];
  const half = (side: 1 | -1, ink: string, opacity: number, shift: number) =>
    `<path d="M${n(w / 2)} ${n(h * 0.95 + shift)} L${n(w / 2 + side * w * 0.4)} ${n(h * 0.18 + shift)}" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${n(w * 0.25)}" stroke-linecap="round"/>`;
  return sheet.define(
    (
      id,
    ) => `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse"><rect width="${n(w)}" height="${n(h)}" fill="#1d120a" fill-opacity="0.17"/>
      ${half(-1, '#ffffff', 0.24, 0)}${half(1, '#ffffff', 0.15, 0)}${half(-1, '#ffffff', 0.24, -h)}${half(1, '#ffffff', 0.15, -h)}</pattern>`,
  );
}

/** Upright ribs as a fill, each `size` wide, with stitches hinted along it. */
export function ribFill(sheet: Sheet, size: number): string {
  return sheet.define(
    (id) => `<pattern id="${id}" width="${n(size)}" height="${n(size * 0.6)}" patternUnits="userSpaceOnUse">
      <rect width="${n(size * 0.3)}" height="${n(size * 0.6)}" fill="#1d120a" fill-opacity="0.34"/><rect x="${n(size * 0.3)}" width="${n(size * 0.12)}" height="${n(size * 0.6)}" fill="#1d120a" fill-opacity="0.14"/>
      <rect x="${n(size * 0.45)}" width="${n(size * 0.28)}" height="${n(size * 0.6)}" fill="#ffffff" fill-opacity="0.15"/>
      <path d="M${n(size * 0.36)} 0 L${n(size * 0.66)} ${n(size * 0.3)} L${n(size * 0.96)} 0" fill="none" stroke="#1d120a" stroke-opacity="0.16" stroke-width="${n(size * 0.07)}"/></pattern>`,
  );
}

/** A plain weave as a fill; `size` is the distance of two threads. */
export function weaveFill(sheet: Sheet, size: number): string {
  return sheet.define(
    (id) => `<pattern id="${id}" width="${n(size * 2)}" height="${n(size * 2)}" patternUnits="userSpaceOnUse">
      <rect width="${n(size)}" height="${n(size)}" fill="#fff" fill-opacity="0.09"/><rect x="${n(size)}" y="${n(size)}" width="${n(size)}" height="${n(size)}" fill="#fff" fill-opacity="0.09"/>
      <rect x="${n(size)}" width="${n(size)}" height="${n(size)}" fill="#1d120a" fill-opacity="0.06"/><rect y="${n(size)}" width="${n(size)}" height="${n(size)}" fill="#1d120a" fill-opacity="0.06"/>
      <path d="M0 0 H${n(size * 2)} M0 ${n(size)} H${n(size * 2)} M0 0 V${n(size * 2)} M${n(size)} 0 V${n(size * 2)}" stroke="#1d120a" stroke-opacity="0.1" stroke-width="0.8"/></pattern>`,
  );
}

/** The soft shadow of something that lies flat. */
export function lyingShadow(sheet: Sheet, path: string): string {
  const soft = (deviation: number) =>
    sheet.define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  return `<path d="${path}" transform="translate(26 30)" fill="#3d2a18" opacity="0.2" filter="${soft(24)}"/><path d="${path}" transform="translate(7 9)" fill="#3d2a18" opacity="0.3" filter="${soft(6)}"/>`;
}

/** Makes a flat shape look filled: light gathers inside its upper left edge, shadow inside its lower right one. */
export function volume(sheet: Sheet, path: string, spread: number, strength = 1): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const edge = (ink: string, size: number, shift: number, opacity: number, soft: number) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${n(size)}" transform="translate(${n(shift)} ${n(shift)})" opacity="${n(opacity * strength)}" filter="${blur(sheet, soft)}"/>`;
  const dark = '#3a2210';
  return `<g clip-path="${clip}">${edge('#ffffff', spread * 0.9, spread * 0.42, 0.26, spread * 0.36)}${edge(dark, spread * 1.5, -spread * 0.4, 0.3, spread * 0.5)}${edge(dark, spread * 0.4, -spread * 0.06, 0.24, spread * 0.14)}</g>`;
}
