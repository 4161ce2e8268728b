const begin = '<!-- what bench:browser found last -->';
const end = '<!-- until here -->';

/** The README with that text in place of what `npm run bench:browser` wrote there before. */
export function withTable(readme: string, table: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The README has no place for the table: "${begin}" and then "${end}"`);
  return `${readme.slice(0, from)}${begin}\n\n${table}\n\n${readme.slice(to)}`;
}
