/** The kinds of project; the table of who may import whom is in tools/lint-rules/boundaries.mjs. */
const projectTags = [
  'type:core',
  'type:sdk',
  'type:store',
  'type:ui',
  'type:backend',
  'type:demo',
  'type:app',
  'type:e2e',
  'type:tool',
];

/**
 * Names each project that has not exactly one known tag. Without one, the module boundaries would not know it.
 * @param {{ name: string, nx?: { tags?: string[] } }[]} packages
 * @returns {string[]}
 */
export function findUntagged(packages) {
  return packages.flatMap(({ name, nx }) => {
    const tags = nx?.tags ?? [];
    if (tags.length === 1 && projectTags.includes(tags[0])) return [];
    return [`${name} needs exactly one of ${projectTags.join(', ')}; it has ${tags.join(', ') || 'none'}`];
  });
}
