/** The CSS variable of a token without its dashes: `text.linkHover` is `torg-text-link-hover`. A renaming breaks themes. */
export function variableName(path: readonly string[]): string {
  const kebab = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `torg-${kebab.join('-')}`;
}
