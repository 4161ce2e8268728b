import { cdp } from 'vitest/browser';

/** A part of Chromium's own account of the page. */
interface Part {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  /** Names and values in turn. */
  attributes?: string[];
  children?: Part[];
  shadowRoots?: Part[];
  pseudoElements?: Part[];
  contentDocument?: Part;
}

/** An element with text of its own, and the names and classes of it and all around it, which style it. */
interface Setting {
  nodeId: number;
  text: string;
  styledBy: string;
}

/** Have text that is not shown, and much of it: the styles of all stories, and what Storybook says where one is missing. */
const isUnshown = (part: Part) =>
  /^(?:HEAD|SCRIPT|STYLE|TEMPLATE)$/.test(part.nodeName) || / sb-wrapper/.test(classOf(part));

/** Characters, each with how it is styled, that some story before was found to set in a shipped font. */
const knownAsShipped = new Set<string>();

/** Texts that are set in a font of this machine, where another machine has another. */
export async function textsInSystemFonts(): Promise<readonly string[]> {
  const chromium = cdp();
  await chromium.send('DOM.enable');
  await chromium.send('CSS.enable');
  try {
    const { root } = await chromium.send('DOM.getDocument', { depth: -1, pierce: true });
    const found = await Promise.all(
      withNewCharacters(settingsIn(root, '')).map(async (setting) => {
        const { fonts } = await chromium.send('CSS.getPlatformFontsForNode', { nodeId: setting.nodeId });
        const ofTheSystem = fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName);
        if (ofTheSystem.length > 0) return [`“${setting.text.slice(0, 40)}” in ${ofTheSystem.join(', ')}`];
        for (const character of styledCharacters(setting)) knownAsShipped.add(character);
        return [];
      }),
    );
    return found.flat();
  } finally {
    await chromium.send('CSS.disable');
    await chromium.send('DOM.disable');
  }
}

function settingsIn(part: Part, styledAround: string): readonly Setting[] {
  if (isUnshown(part)) return [];
  const { children = [], shadowRoots = [], pseudoElements = [], contentDocument } = part;
  const styledBy = `${styledAround} ${part.nodeName}.${classOf(part)}`;
  const text = children.map(({ nodeType, nodeValue }) => (nodeType === Node.TEXT_NODE ? nodeValue : '')).join('');
  const own = text.trim() === '' && pseudoElements.length === 0 ? [] : [{ nodeId: part.nodeId, text, styledBy }];
  const within = [...children, ...shadowRoots, ...pseudoElements, ...(contentDocument ? [contentDocument] : [])];
  return [...own, ...within.flatMap((inner) => settingsIn(inner, styledBy))];
}

function classOf({ attributes = [] }: Part): string {
  const index = attributes.indexOf('class');
  return index < 0 ? '' : (attributes[index + 1] ?? '');
}

/** What is styled alike has the same font for the same character, so the thousandth option need not be asked about. */
function withNewCharacters(settings: readonly Setting[]): readonly Setting[] {
  const seen = new Set(knownAsShipped);
  return settings.filter((setting) => {
    const before = seen.size;
    for (const character of styledCharacters(setting)) seen.add(character);
    return seen.size > before;
  });
}

const styledCharacters = ({ text, styledBy }: Setting) => [...(text || ' ')].map((character) => styledBy + character);
