import Color from 'colorjs.io';
import { descriptionOf } from './token-descriptions.ts';
import { tokenList } from './token-list.ts';

type FigmaValue = string | number | { r: number; g: number; b: number; a: number };

interface FigmaVariable {
  action: 'CREATE';
  id: string;
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  description: string;
  codeSyntax: { WEB: string };
}

/** What `POST /v1/files/:key/variables` of Figma takes: one collection, a mode for each theme. */
export interface FigmaVariables {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: { action: 'CREATE' | 'UPDATE'; id: string; name: string; variableCollectionId: string }[];
  variables: FigmaVariable[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

const collection = 'torg';

/** The tokens as variables of Figma, so that a drawing names what the code names. Sizes are pixels there, at 16 px a rem. */
export function figmaVariables(themes: Readonly<Record<string, Readonly<Record<string, string>>>>): FigmaVariables {
  const modes = Object.keys(themes);
  const usable = tokenList().filter(({ name, value }) => figmaValue(name, value) !== null);
  return {
    variableCollections: [{ action: 'CREATE', id: collection, name: 'Torg', initialModeId: modes[0] ?? '' }],
    variableModes: modes.map((id, place) => ({
      action: place === 0 ? 'UPDATE' : 'CREATE',
      id,
      name: id,
      variableCollectionId: collection,
    })),
    variables: usable.map(({ name, value }) => ({
      action: 'CREATE',
      id: name,
      name: name.replaceAll('.', '/'),
      variableCollectionId: collection,
      resolvedType: typeOf(figmaValue(name, value)),
      description: descriptionOf(name) ?? '',
      codeSyntax: {
        WEB: `var(--torg-${name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`,
      },
    })),
    variableModeValues: modes.flatMap((modeId) =>
      tokenList(themes[modeId]).flatMap(({ name, value }) => {
        const figma = figmaValue(name, value);
        return figma === null ? [] : [{ variableId: name, modeId, value: figma }];
      }),
    ),
  };
}

/** Null for what Figma has no variable of: shadows and curves. */
function figmaValue(name: string, value: string): FigmaValue | null {
  if (/^(?:shadow|motion)\./.test(name)) return null;
  if (/^(?:#|rgb)/.test(value)) {
    const { coords, alpha } = new Color(value).to('srgb');
    const [r, g, b] = coords.map((share) => Number(Number(share).toFixed(4)));
    return { r: r ?? 0, g: g ?? 0, b: b ?? 0, a: Number(alpha) };
  }
  if (name.startsWith('font.')) return value.split(',')[0]?.replaceAll("'", '') ?? value;
  return parseFloat(value) * (value.endsWith('rem') ? 16 : 1);
}

function typeOf(value: FigmaValue | null): FigmaVariable['resolvedType'] {
  if (typeof value === 'number') return 'FLOAT';
  return typeof value === 'string' ? 'STRING' : 'COLOR';
}
