import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';

type ThemeMap = Readonly<Record<string, string>>;

/** An address that opens the page of themes with a map in it. */
export function themeLink(map: ThemeMap): string {
  return `./?path=/docs/guides-theme-a-channel--docs&theme=${compressToEncodedURIComponent(JSON.stringify(map))}`;
}

/** The map of an address, or nothing where there is none that can be read. */
export function themeIn(search: string): ThemeMap | undefined {
  const packed = new URLSearchParams(search).get('theme');
  // A plus of the packed text is read as a space.
  return packed ? themeWritten(decompressFromEncodedURIComponent(packed.replaceAll(' ', '+'))) : undefined;
}

/** The map that somebody wrote, or nothing while it cannot be read as one. */
export function themeWritten(text: string | null): ThemeMap | undefined {
  try {
    const map: unknown = JSON.parse(text ?? '');
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
    return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}
