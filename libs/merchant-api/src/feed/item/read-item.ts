import { readGtin } from '@torg/commerce-sdk/domain';
import { aliasFrom } from '../../catalogue/alias-from.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { preservedAttributes, type PreservedAttributes } from '../preserved-attributes.ts';
import { namesOf } from '../load/category-path.ts';
import type { FeedRow } from '../read/feed-row.ts';
import type { ItemRules } from './item-rules.ts';
import { readContent, readGrams } from './measure.rules.ts';
import { firstSentence, oneLine, plainText } from './plain-text.rules.ts';
import { readPrices } from './read-price-parts.ts';
import { readStock } from './read-stock.rules.ts';

/** A row as goods, or why it stays out. `notes` say what of it was left out. */
export type ReadItem =
  { ok: true; item: CatalogueItem; notes: readonly string[] } | { ok: false; id: string; reasons: readonly string[] };

type Field = (name: string) => string | null;

const LONGEST_ID = 100;
const LONGEST_TITLE = 500;
const LONGEST_KEPT = 750;
const MOST_DEPTH = 10;
const MOST_PICTURES = 20;

/** Reads the attributes of one row. `row` is its place among all rows. */
export function readItem(source: FeedRow, row: number, rules: ItemRules): ReadItem {
  const attributes = attributesOf(source);
  const { field } = attributes;
  const id = field('id') ?? '';
  const refused = (reasons: readonly string[]): ReadItem => ({ ok: false, id: id.slice(0, LONGEST_ID), reasons });
  if (source.problem !== null) return refused([source.problem]);
  const prices = readPrices(field, rules);
  const stock = readStock(field('availability'), field('quantity') ?? field('sell_on_google_quantity'));
  const title = oneLine(field('title') ?? '');
  const brand = oneLine(field('brand') ?? '') || rules.brand;
  const reasons = [
    ...problemsOf({ id, title, brand, vatClass: field('tax_category') }, rules),
    ...(prices.ok ? [] : [prices.reason]),
    ...(stock.ok ? [] : [stock.reason]),
  ];
  if (reasons.length > 0 || !prices.ok || !stock.ok || brand === null) return refused(reasons);
  const notes = stock.note === null ? [] : [stock.note];
  const item: CatalogueItem = {
    row,
    line: source.line,
    id,
    groupId: field('item_group_id')?.slice(0, LONGEST_ID) ?? null,
    title,
    brand,
    details: source.details,
    attributes: keptOf(field),
    stock: stock.stock,
    price: prices.price,
    past: null,
    ...describe(attributes, title),
    ...readWithNotes(attributes, rules, notes),
  };
  return { ok: true, item, notes };
}

/** What a row says, by the names of its attributes. */
interface Attributes {
  /** The first value that says anything. */
  field: Field;
  values(name: string): string[];
}

function attributesOf({ fields }: FeedRow): Attributes {
  const values = (name: string) => (fields.get(name) ?? []).map(printable);
  const field: Field = (name) =>
    values(name)
      .find((value) => value.trim() !== '')
      ?.trim() ?? null;
  return { field, values };
}

interface NamedRow {
  id: string;
  title: string;
  brand: string | null;
  vatClass: string | null;
}

/** Why a row cannot be goods, its price and stock apart. */
function problemsOf({ id, title, brand, vatClass }: NamedRow, { vatClasses }: ItemRules): string[] {
  return [
    ...(id === '' ? ['The row has no id'] : []),
    ...(id.length > LONGEST_ID ? [`The id has more than ${LONGEST_ID} characters`] : []),
    ...(title === '' ? ['The row has no title'] : []),
    ...(title.length > LONGEST_TITLE ? [`The title has more than ${LONGEST_TITLE} characters`] : []),
    ...(brand === null ? ['The row has no brand; add one, or name one for all such rows: --brand'] : []),
    ...(vatClass !== null && !vatClasses.has(vatClass) ? [`tax_category must be ${[...vatClasses].join(', ')}`] : []),
  ];
}

/** What is said of the goods. */
function describe({ field }: Attributes, title: string) {
  const description = plainText(field('description') ?? '');
  return {
    summary: firstSentence(description) || title,
    description,
    alias: aliasOf(field('link')),
    partNumber: field('mpn'),
    vatClass: field('tax_category'),
    ...choices(field),
  };
}

/** What can be read or left out, with a note where it is. */
function readWithNotes({ field, values }: Attributes, rules: ItemRules, notes: string[]) {
  return {
    gtin: gtinOf(field('gtin'), notes),
    categories: categoriesOf(values('product_type'), field('google_product_category'), rules, notes),
    pictures: picturesOf([...values('image_link').slice(0, 1), ...values('additional_image_link')], rules),
    weightGrams: measured('shipping_weight', field, readGrams, notes),
    content: measured('unit_pricing_measure', field, readContent, notes),
  };
}

/** Without the control characters that neither XML nor the database can keep. */
function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what it takes out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

function keptOf(field: Field): PreservedAttributes {
  const of = (name: string) => field(name)?.replace(/\s+/g, ' ').slice(0, LONGEST_KEPT) ?? '';
  return Object.fromEntries(preservedAttributes.map((name) => [name, of(name)]).filter(([, value]) => value !== ''));
}

function choices(field: Field) {
  const of = (name: string) => oneLine(field(name) ?? '') || null;
  return { colour: of('color'), pattern: of('pattern'), material: of('material'), size: of('size') };
}

/** The last part of the address of the product's page, where it says something. */
function aliasOf(link: string | null): string | null {
  if (link === null) return null;
  const path = URL.canParse(link) ? new URL(link).pathname : (link.split(/[?#]/)[0] ?? '');
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return aliasFrom(decoded(last).replace(/\.(?:html?|php|aspx?)$/i, '')).slice(0, 200) || null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function gtinOf(text: string | null, notes: string[]): string {
  if (text === null) return '';
  const gtin = readGtin(text);
  if (gtin === null) notes.push(`The GTIN “${text.slice(0, 40)}” is wrong (length or check digit) and was left out`);
  return gtin ?? '';
}

function categoriesOf(types: readonly string[], google: string | null, rules: ItemRules, notes: string[]): string[][] {
  // Google's number of a category stands for a name that the shop does not have.
  const named = types.length > 0 || google === null || !/\p{L}/u.test(google) ? types : [google];
  const paths = named.map((path) => namesOf(path).slice(0, MOST_DEPTH)).filter((names) => names.length > 0);
  if (paths.length > 0) return paths;
  notes.push(`The row has no product_type, so it stands under “${rules.otherCategory}”`);
  return [[rules.otherCategory]];
}

function picturesOf(sources: readonly string[], { ownOrigins }: ItemRules): string[] {
  const addresses = sources.map((source) => ownAddress(source.trim(), ownOrigins)).filter((source) => source !== '');
  return [...new Set(addresses)].slice(0, MOST_PICTURES);
}

/** The path alone where a picture is the shop's own, which it need not fetch. */
function ownAddress(source: string, ownOrigins: ReadonlySet<string>): string {
  if (!URL.canParse(source)) return source;
  const { origin, pathname } = new URL(source);
  const own = /^(?:\/media)?(\/product\/raw\/[\w-][\w.-]*\.avif)$/.exec(pathname)?.[1];
  return own !== undefined && ownOrigins.has(origin) ? own : source;
}

function measured<Value>(
  name: string,
  field: Field,
  read: (text: string) => Value | null,
  notes: string[],
): Value | null {
  const text = field(name);
  if (text === null) return null;
  const value = read(text);
  if (value === null) notes.push(`${name} “${text.slice(0, 40)}” cannot be read and was left out`);
  return value;
}
