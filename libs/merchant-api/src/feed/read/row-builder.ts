import { lengthProblem, LONGEST_VALUE, type FeedDetail, type FeedRow } from './feed-row.ts';

/** Gathers one item from the events of an XML parser. */
export interface RowBuilder {
  open(name: string, attributes: Record<string, string>): void;
  text(part: string): void;
  /** True where this was the end of the item itself. */
  close(): boolean;
  finish(): FeedRow;
}

/** What Atom and RSS call the attributes of a product. */
const ownNames: Readonly<Record<string, string>> = { summary: 'description', content: 'description' };

/** Starts the item that begins on a line. An attribute in Google's namespace stands before a plain one of the same name. */
export function createRowBuilder(line: number): RowBuilder {
  const google = new Map<string, string[]>();
  const plain = new Map<string, string[]>();
  let path: string[] = [];
  let value = '';
  let length = 0;
  const inner = new Map<string, string>();
  const details: FeedDetail[] = [];
  let problem: string | null = null;

  function keep(name: string, text: string): void {
    const isGoogle = name.startsWith('g:');
    const local = isGoogle ? name.slice(2) : name;
    const own = isGoogle ? local : (ownNames[local] ?? local);
    const target = isGoogle ? google : plain;
    if (text !== '') target.set(own, [...(target.get(own) ?? []), text]);
  }

  function closeOwn(name: string): void {
    if (inner.size === 0) keep(name, value.trim());
    const detail = { name: inner.get('attribute_name') ?? '', value: inner.get('attribute_value') ?? '' };
    if (name.endsWith('product_detail') && detail.name && detail.value) details.push(detail);
    inner.clear();
  }

  return {
    open(name, attributes) {
      path = [...path, name];
      [value, length] = ['', 0];
      const href = attributes['href'];
      if (path.length === 1 && name === 'link' && href && (attributes['rel'] ?? 'alternate') === 'alternate') {
        keep('link', href.trim());
      }
    },
    text(part) {
      length += part.length;
      if (length <= LONGEST_VALUE) value += part;
    },
    close() {
      const name = path.at(-1);
      if (name === undefined) return true;
      problem ??= lengthProblem(name, length);
      path = path.slice(0, -1);
      if (path.length > 0) inner.set(name.replace(/^g:/, ''), value.trim());
      else closeOwn(name);
      [value, length] = ['', 0];
      return false;
    },
    finish: () => ({ line, fields: new Map([...plain, ...google]), details, problem }),
  };
}
