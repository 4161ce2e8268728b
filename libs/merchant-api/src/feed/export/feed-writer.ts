import type { ExportedItem } from './exported-item.ts';

/** A form that feeds are written in. */
export type FeedForm = 'rss' | 'atom' | 'tsv';

/** Writes a feed piece by piece. */
export interface FeedWriter {
  start: string;
  item(item: ExportedItem): string;
  end: string;
}

/** What stands at the head of an XML feed. */
export interface FeedHead {
  title: string;
  /** Scheme and host of the shop. */
  origin: string;
  /** When it was written, in milliseconds since 1970. */
  now: number;
}

/** The writer of a form. */
export function createFeedWriter(form: FeedForm, head: FeedHead): FeedWriter {
  const writers = { rss: rssWriter, atom: atomWriter, tsv: tsvWriter };
  return writers[form](head);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns:g="http://base.google.com/ns/1.0"';

function rssWriter({ title, origin }: FeedHead): FeedWriter {
  return {
    start: `${declaration}<rss version="2.0" ${namespace}>\n<channel>\n<title>${escaped(title)}</title>\n<link>${escaped(origin)}</link>\n<description>${escaped(title)}</description>\n`,
    item: (item) => `<item>\n${elements(item)}</item>\n`,
    end: '</channel>\n</rss>\n',
  };
}

function atomWriter({ title, origin, now }: FeedHead): FeedWriter {
  const updated = new Date(now).toISOString();
  return {
    start: `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" ${namespace}>\n<title>${escaped(title)}</title>\n<id>${escaped(origin)}/</id>\n<link href="${escaped(origin)}" />\n<updated>${updated}</updated>\n`,
    item: (item) => `<entry>\n${elements(item)}</entry>\n`,
    end: '</feed>\n',
  };
}

function elements({ attributes, details }: ExportedItem): string {
  const own = attributes.map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>\n`);
  const facts = details.map(
    ({ name, value }) =>
      `<g:product_detail><g:attribute_name>${escaped(name)}</g:attribute_name><g:attribute_value>${escaped(value)}</g:attribute_value></g:product_detail>\n`,
  );
  return [...own, ...facts].join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML can carry of a text. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}

const columns = `id title description link image_link additional_image_link availability quantity price sale_price
  sale_price_effective_date brand gtin mpn item_group_id color size pattern material product_type condition gender age_group
  google_product_category tax_category shipping_weight unit_pricing_measure product_detail`.split(/\s+/);

function tsvWriter(): FeedWriter {
  return {
    start: `${columns.join('\t')}\n`,
    item: (item) => `${columns.map((name) => cell(name, item)).join('\t')}\n`,
    end: '',
  };
}

function cell(name: string, { attributes, details }: ExportedItem): string {
  if (name === 'product_detail') {
    return quoted(details.map((fact) => `:${kept(fact.name)}:${kept(fact.value)}`).join(','));
  }
  const values = attributes.filter(([own]) => own === name).map(([, value]) => value);
  if (name === 'additional_image_link') return quoted(values.map((value) => value.replace(/[\\,]/g, escape)).join(','));
  // One column holds one value; the primary category stands first.
  return quoted(values[0] ?? '');
}

function kept(text: string): string {
  return text.replace(/[\\,:]/g, escape);
}

function escape(mark: string): string {
  return `\\${mark}`;
}

function quoted(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
