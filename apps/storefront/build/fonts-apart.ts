import postcss from 'postcss';
import type { Plugin } from 'vite';
import { fontsSource } from '../src/config/late-sheets.ts';

/**
 * Puts the faces of fonts into a sheet of their own. A browser that reads a face anew draws its font, even one that came too
 * late for the page, and the page moves; so the shop lets them count at a moment of its own.
 */
export const fontsApart: Plugin = {
  name: 'fonts-apart',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  // Before the manifest is written.
  generateBundle(_, bundle) {
    let faces = '';
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const split = splitFaces(String(file.source));
      if (split.faces === '') continue;
      file.source = split.others;
      faces += split.faces;
    }
    this.emitFile({ type: 'asset', name: fontsSource, originalFileName: fontsSource, source: faces });
  },
};

/** The faces of a style sheet, and what else stands there. */
export function splitFaces(sheet: string): { faces: string; others: string } {
  const root = postcss.parse(sheet);
  let faces = '';
  root.walkAtRules('font-face', (face) => {
    faces += face.toString();
    face.remove();
  });
  return { faces, others: root.toString() };
}
