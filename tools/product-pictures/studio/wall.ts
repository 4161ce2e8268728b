import { height, width, type Sheet } from './sheet.ts';

/** A pale wall without a table, for what hangs. */
export function plainWall(sheet: Sheet): string {
  const fill = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.35" cy="0.35" r="0.9"><stop offset="0" stop-color="#faf6f0"/><stop offset="0.6" stop-color="#f6f1ea"/><stop offset="1" stop-color="#ebe2d6"/></radialGradient>`,
  );
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}
