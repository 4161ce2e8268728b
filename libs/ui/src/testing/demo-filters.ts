import type { StoryTexts } from './story-texts.ts';

/**
 * The list of the stories as it is narrowed: nine jumpers of merino in one colour. Panel, sheet and chips tell of the same.
 */
export function demoFilters(t: StoryTexts) {
  const [kind = '', material = '', colour = ''] = [t.kinds[0], t.materials[1], t.colours[1]];
  return {
    kind,
    material,
    colour: '1',
    chosen: [kind, material, colour],
    /** What each choice would leave, given the others. */
    kinds: counted(t.kinds, ['9', '4', '2', '0', '0']),
    materials: counted(t.materials, ['3', '9', '2', '0', '0']),
  };
}

function counted(labels: readonly string[], counts: readonly string[]) {
  return labels.map((label, index) => {
    const count = counts[index] ?? '0';
    return { value: label, label, count, isDisabled: count === '0' };
  });
}
