interface Change {
  version: string;
  text: string;
}

/** The entries of a changelog as changesets writes it: a list under the heading of each version. */
function changesIn(changelog: string): readonly Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [version = '', ...rest] = part.split('\n');
      const entries = rest.join('\n').split(/^- /m).slice(1);
      return entries.map((entry) => ({
        version: version.trim(),
        text: entry
          .replace(/^###.*/m, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      }));
    });
}

/** Those that name a component. */
export function changesOf(changelog: string, component: string): readonly Change[] {
  const named = new RegExp(`\`${component}\``);
  return changesIn(changelog).filter(({ text }) => named.test(text));
}
