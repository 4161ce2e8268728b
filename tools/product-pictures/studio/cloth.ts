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

/** A plain weave as a fill; `size` is the distance of two threads. */
export function weaveFill(sheet: Sheet, size: number): string {
  return sheet.define(
    (id) => `<pattern id="${id}" width="${n(size * 2)}" height="${n(size * 2)}" patternUnits="userSpaceOnUse">
      <rect width="${n(size)}" height="${n(size)}" fill="#fff" fill-opacity="0.09"/><rect x="${n(size)}" y="${n(size)}" width="${n(size)}" height="${n(size)}" fill="#fff" fill-opacity="0.09"/>
      <rect x="${n(size)}" width="${n(size)}" height="${n(size)}" fill="#1d120a" fill-opacity="0.06"/><rect y="${n(size)}" width="${n(size)}" height="${n(size)}" fill="#1d120a" fill-opacity="0.06"/>
      <path d="M0 0 H${n(size * 2)} M0 ${n(size)} H${n(size * 2)} M0 0 V${n(size * 2)} M${n(size)} 0 V${n(size * 2)}" stroke="#1d120a" stroke-opacity="0.1" stroke-width="0.8"/></pattern>`,
  );
}

/** Makes a flat shape look filled: light gathers inside its upper left edge, shadow inside its lower right one. */
export function volume(sheet: Sheet, path: string, spread: number, strength = 1): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const edge = (ink: string, size: number, shift: number, opacity: number, soft: number) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${n(size)}" transform="translate(${n(shift)} ${n(shift)})" opacity="${n(opacity * strength)}" filter="${blur(sheet, soft)}"/>`;
  const dark = '#3a2210';
  return `<g clip-path="${clip}">${edge('#ffffff', spread * 0.9, spread * 0.42, 0.26, spread * 0.36)}${edge(dark, spread * 1.5, -spread * 0.4, 0.3, spread * 0.5)}${edge(dark, spread * 0.4, -spread * 0.06, 0.24, spread * 0.14)}</g>`;
}
