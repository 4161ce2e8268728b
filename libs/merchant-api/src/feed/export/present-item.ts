import { oneLine } from '../item/plain-text.rules.ts';
import { preservedAttributes, type PreservedAttributes } from '../preserved-attributes.ts';
import type { ExportedItem } from './exported-item.ts';
import type { ExportRow } from './read-export-page.ts';

/** What addresses and prices are written with. */
export interface ExportShop {
  /** Scheme and host of the shop's pages, such as https://torg.example. */
  origin: string;
  currency: string;
  now: number;
}

const attributeOf: Readonly<Record<string, string>> = {
  Color: 'color',
  Size: 'size',
  Pattern: 'pattern',
  Material: 'material',
};
/** Where choices go that feeds have no attribute for, in this order. */
const spare = ['pattern', 'material'];

/** Writes a sku in the attributes of a product feed. */
export function presentItem(row: ExportRow, shop: ExportShop): ExportedItem {
  const [picture, ...others] = row.pictures.map((address) => absolute(address, shop.origin));
  const { availability, quantity } = stockOf(row);
  const attributes: [string, string | null | undefined][] = [
    ['id', row.id],
    ['title', row.title],
    ['description', descriptionOf(row)],
    ['link', `${shop.origin}/p/${encodeURIComponent(row.alias)}`],
    ['image_link', picture],
    ...others.map((other): [string, string] => ['additional_image_link', other]),
    ['availability', availability],
    ['quantity', quantity],
    ...pricesOf(row, shop),
    ['brand', row.brand],
    ['gtin', row.gtin],
    ['mpn', row.part_number],
    ['item_group_id', row.group_id],
    ...choicesOf(row),
    ...row.paths.map((path): [string, string] => ['product_type', path]),
    ...preservedAttributes.map((name): [string, string | null] => [name, keptOf(row, name)]),
    ['tax_category', row.vat_class],
    ['shipping_weight', row.weight_grams > 0 ? `${row.weight_grams} g` : null],
    ['unit_pricing_measure', contentOf(row)],
  ];
  return {
    attributes: attributes.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    details: row.details,
  };
}

/** A category of Google's is a number, or words in the language of its feed. */
function keptOf({ attributes, is_own_language }: ExportRow, name: keyof PreservedAttributes): string | null {
  const value = attributes[name] ?? null;
  const isInWords = name === 'google_product_category' && value !== null && !/^\d+$/.test(value);
  return isInWords && !is_own_language ? null : value;
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/product/raw/') ? `${origin}/media${address}` : address;
}

/** The sentence for cards is not told once more where it is taken from the description, or from the title for want of one. */
function descriptionOf({ title, text1, text2, text3 }: ExportRow): string {
  const isTold = text1 === title || oneLine(text2).startsWith(oneLine(text1).replace(/…$/, ''));
  return [isTold ? '' : text1, text2, text3].filter((text) => text.trim() !== '').join('\n\n');
}

/** How many there are is told where somebody counted them, and where there are none. */
function stockOf({ on_hand, oversellable, is_counted }: ExportRow) {
  const told = (units: number) => (is_counted ? String(units) : null);
  if (on_hand > 0) return { availability: 'in_stock', quantity: told(on_hand) };
  if (oversellable > 0) return { availability: 'backorder', quantity: told(oversellable) };
  return { availability: 'out_of_stock', quantity: '0' };
}

function choicesOf({ choices, size }: ExportRow): [string, string | null][] {
  const unnamed = choices.filter(({ dimension }) => attributeOf[dimension] === undefined);
  const named = choices.map(({ dimension, label }): [string, string] => {
    const index = unnamed.findIndex((choice) => choice.dimension === dimension);
    return [attributeOf[dimension] ?? spare[index] ?? '', label];
  });
  const sized: [string, string | null][] = [...named, ['size', size]];
  return sized.filter(([name], index, all) => name !== '' && all.findIndex(([other]) => other === name) === index);
}

const contentUnits: Readonly<Record<string, string>> = { m2: 'sqm', piece: 'ct' };

function contentOf({ content_amount: amount, content_unit: unit }: ExportRow): string | null {
  return amount === null || unit === null ? null : `${amount} ${contentUnits[unit] ?? unit}`;
}

/** A sale that runs or is planned, with its dates where both are known; a feed has room for one. */
function pricesOf({ prices }: ExportRow, { currency, now }: ExportShop): [string, string][] {
  const [current, ...planned] = prices;
  if (!current) return [];
  const price: [string, string] = ['price', amount(current.regular, currency)];
  const index = prices.findIndex(({ selling, regular }) => selling < regular);
  const sale = prices[index];
  if (!sale || sale.regular !== current.regular) return [price];
  const end = index === 0 ? planned[0] : planned[index];
  const isRunning = Date.parse(sale.from) <= now;
  const period = isRunning && !end ? [] : [`${moment(sale.from)}/${end ? moment(end.from) : ''}`];
  return [
    price,
    ['sale_price', amount(sale.selling, currency)],
    ...period.map((text): [string, string] => ['sale_price_effective_date', text]),
  ];
}

function amount(minor: number, currency: string): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')} ${currency}`;
}

function moment(text: string): string {
  return new Date(text).toISOString().replace(/\.\d+Z$/, 'Z');
}
