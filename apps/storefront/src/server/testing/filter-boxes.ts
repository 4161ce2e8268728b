/** A box of a filter, as a document shows it. */
export interface Box {
  name: string;
  value: string;
  label: string;
  count: number;
  isDisabled: boolean;
  isChecked: boolean;
}

export const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** The boxes of the filters in a document, with the counts beside them. */
export function boxesIn(html: string): Box[] {
  return [...html.matchAll(/<label[^>]*>(<input[^>]*type="checkbox"[^>]*>)(.*?)<\/label>/gs)].flatMap(
    ([, input = '', rest = '']) => {
      const attribute = (name: string) => decoded(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '');
      const words = decoded(rest.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ')).trim();
      const [, label = '', count = ''] = /^(.*?)\s+(\d+)$/s.exec(words) ?? [];
      if (count === '') return [];
      return [
        {
          name: attribute('name'),
          value: attribute('value'),
          label: label.trim(),
          count: Number(count),
          isDisabled: / disabled=""/.test(input),
          isChecked: / checked=""/.test(input),
        },
      ];
    },
  );
}

/** The address that the form of the filters is sent to with these boxes. */
export function choosing(path: string, ...boxes: readonly Pick<Box, 'name' | 'value'>[]): string {
  return `${path}?${String(new URLSearchParams(boxes.map(({ name, value }): [string, string] => [name, value])))}`;
}

/** How many products a document says that its list has. */
export function countIn(html: string): number {
  const [, count = ''] = />(\d+|Inga|Ingen) (?:produkt|träff|treff)/.exec(html) ?? [];
  return count.startsWith('Ing') ? 0 : Number(count || NaN);
}
