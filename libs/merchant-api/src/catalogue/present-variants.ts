import type { VariantType } from '../generated/contract.ts';
import { pageAddress, type AddressPlace } from '../market/page-address.ts';
import type { Presented } from '../scope/presented.ts';
import type { CatalogueView } from './catalogue-view.ts';
import type { CategoryTree } from './category-tree.ts';
import { productPath } from './page-paths.ts';
import { nextIncoming, presentStock } from './present-sku.ts';
import type { ProductRecord } from './product-record.ts';
import { sumStocks, type SkuRecord } from './sku-record.ts';
import { buildVariantTree, type VariantNode } from './variant-tree.ts';
import type { VariantMember, VariantValue } from './variant.repository.ts';

/** What is chosen between on level 0, where each choice is a sku. */
const SKU_DIMENSION = 'Size';

/** What choices show beside their names; each is read for all of them, when one is asked for it. */
interface VariantParts {
  shop: AddressPlace;
  tree(): Promise<CategoryTree>;
  skusOf(members: readonly VariantMember[]): Promise<readonly SkuRecord[]>;
  imageOf(member: VariantMember): Promise<string | null>;
}

/** The group of a product as the contract's VariantGroupType; null where the product stands alone. */
export async function presentVariantGroup(product: ProductRecord, view: CatalogueView) {
  const group = await groupOf(product, view);
  if (!group) return null;
  const { members, variantGroupId, name, mainProductId, collapseInLists } = group;
  const variants = () => {
    const parts = partsOf(members, view);
    return buildVariantTree(members).map((node) => presentNode(node, parts));
  };
  return { variantGroupId, name, mainProductId, collapseInLists, activeProducts: members.length, variants };
}

/** The product itself as one choice of its group, as the contract's VariantType; null where it stands alone. */
export async function presentCurrentVariant(product: ProductRecord, view: CatalogueView) {
  const member = (await groupOf(product, view))?.members.find(({ productId }) => productId === product.productId);
  const value = member?.values.find(({ level }) => level === 1);
  if (!member || !value) return null;
  return presentNode({ value, members: [member], children: [] }, partsOf([member], view));
}

/** Every dimension of a product with all that can be chosen in it, as the contract's VariantDimensionTypes. */
export async function presentDimensions(product: ProductRecord, { catalogue, ...view }: CatalogueView) {
  const group = await groupOf(product, { catalogue, ...view });
  const skus = (await catalogue.skusOf.load(product.productId)) ?? [];
  const own = group?.members.find(({ productId }) => productId === product.productId)?.values ?? [];
  const all = group?.members.flatMap(({ values }) => values) ?? [];
  const dimensions = [...own]
    .sort((a, b) => b.level - a.level)
    .map((value) => ({
      ...presentValue(value),
      group: distinct(all.filter(({ level }) => level === value.level)),
    }));
  const sizes = skus.map(({ name }) => ({ value: name, label: name }));
  return [
    ...dimensions,
    {
      level: 0,
      dimension: SKU_DIMENSION,
      type: SKU_DIMENSION,
      value: null,
      label: null,
      attributes: [],
      group: sizes,
    },
  ];
}

async function groupOf({ variantGroupId }: ProductRecord, { catalogue }: Pick<CatalogueView, 'catalogue'>) {
  return variantGroupId === null ? null : ((await catalogue.variantGroups.load(variantGroupId)) ?? null);
}

function partsOf(members: readonly VariantMember[], { catalogue, shop }: CatalogueView): VariantParts {
  const allSkus = once(() => readEach(members, ({ productId }) => catalogue.skusOf.load(productId)));
  const allImages = once(() => readEach(members, ({ productId }) => catalogue.images.load(productId)));
  return {
    shop,
    tree: () => catalogue.categories(),
    skusOf: async (some) => {
      const skus = await allSkus();
      return some.flatMap((member) => skus.get(member) ?? []);
    },
    imageOf: async (member) => (await allImages()).get(member)?.[0]?.fileName ?? null,
  };
}

async function readEach<Value>(
  members: readonly VariantMember[],
  read: (member: VariantMember) => Promise<Value>,
): Promise<ReadonlyMap<VariantMember, Value>> {
  return new Map(await Promise.all(members.map(async (member) => [member, await read(member)] as const)));
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

function presentValue({ level, dimension, value, label, hex }: VariantValue) {
  return {
    level,
    dimension,
    type: dimension,
    value,
    label,
    attributes: hex === null ? [] : [{ key: 'hex', value: hex }],
  };
}

function distinct(values: readonly VariantValue[]) {
  const sorted = [...values].sort((a, b) => a.position - b.position);
  return [...new Map(sorted.map(({ value, label }) => [value, { value, label }])).values()];
}

function presentNode({ value, members, children }: VariantNode, parts: VariantParts): Presented<VariantType> {
  const [first] = members;
  if (!first) throw new Error('A choice among variants leads to one at least');
  const place = presentPlace(first, parts);
  const choices = async () => (await parts.skusOf(members)).map((sku) => ({ ...place, ...presentSkuChoice(sku) }));
  return {
    ...presentValue(value),
    ...place,
    skuId: null,
    shelf: null,
    incoming: async () => nextIncoming(await parts.skusOf(members)),
    stock: async () => {
      const skus = await parts.skusOf(members);
      return presentStock(sumStocks(skus.map(({ stock }) => stock)), { incoming: nextIncoming(skus) });
    },
    variants: value.level === 1 ? choices : () => children.map((child) => presentNode(child, parts)),
  };
}

function presentPlace(member: VariantMember, { tree, shop, imageOf }: VariantParts) {
  const { productId, name, alias } = member;
  return {
    productId,
    name,
    alias,
    canonicalUrl: async () => pageAddress(shop, productPath(member, await tree(), shop.language.id)),
    primaryImage: () => imageOf(member),
  };
}

function presentSkuChoice({ skuId, name, stock, incoming, shelf }: SkuRecord) {
  return {
    level: 0,
    dimension: SKU_DIMENSION,
    type: SKU_DIMENSION,
    value: name,
    label: name,
    skuId,
    attributes: [],
    incoming,
    shelf,
    stock: presentStock(stock, { incoming, shelf }),
    variants: [],
  };
}
