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

/** What the changesets of the repository say of this library, as a part of its changelog: it comes with the next version. */
export function withTheNext(changelog: string, changesets: readonly string[]): string {
  const told = changesets
    .filter((text) => /^'@torg\/ui':/m.test(text))
    .map((text) => text.split('---\n').at(-1)?.trim());
  const [title = '', ...versions] = changelog.split(/^(?=## )/m);
  const next =
    told.length > 0
      ? [
          `## Next\n\nNot released yet.\n\n${told.map((text) => (text?.startsWith('- ') ? `${text}\n` : `- ${text}\n`)).join('')}\n`,
        ]
      : [];
  return [title, ...next, ...versions].join('');
}

/** The versions that do not say when they came. */
export function undated(changelog: string): readonly string[] {
  const versions = [...changelog.matchAll(/^## (.+)$(\n\nReleased \d{4}-\d\d-\d\d\.$)?/gm)];
  return versions.filter(([, , date]) => date === undefined).map(([, version = '']) => version);
}

/** A changelog whose undated versions came on a day: changesets writes none. */
export function datedOn(day: string, changelog: string): string {
  return undated(changelog).reduce(
    (text, version) => text.replace(`## ${version}\n`, () => `## ${version}\n\nReleased ${day}.\n`),
    changelog,
  );
}
