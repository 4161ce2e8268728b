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

interface VariantParts {
  languageId: string;
  tree: CategoryTree;
  skus: ReadonlyMap<number, readonly SkuRecord[]>;
  images: ReadonlyMap<number, string | null>;
}

/** The group of a product as the contract's VariantGroupType; null where the product stands alone. */
export async function presentVariantGroup(product: ProductRecord, view: CatalogueView) {
  const group = await groupOf(product, view);
  if (!group) return null;
  const { members, variantGroupId, name, mainProductId, collapseInLists } = group;
  const variants = async () => {
    const parts = await partsOf(members, view);
    return buildVariantTree(members).map((node) => presentNode(node, parts));
  };
  return { variantGroupId, name, mainProductId, collapseInLists, activeProducts: members.length, variants };
}

/** The product itself as one choice of its group, as the contract's VariantType; null where it stands alone. */
export async function presentCurrentVariant(product: ProductRecord, view: CatalogueView) {
  const member = (await groupOf(product, view))?.members.find(({ productId }) => productId === product.productId);
  const value = member?.values.find(({ level }) => level === 1);
  if (!member || !value) return null;
  return presentNode({ value, members: [member], children: [] }, await partsOf([member], view));
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
  return [...dimensions, { level: 0, dimension: SKU_DIMENSION, type: SKU_DIMENSION, attributes: [], group: sizes }];
}

async function groupOf({ variantGroupId }: ProductRecord, { catalogue }: Pick<CatalogueView, 'catalogue'>) {
  return variantGroupId === null ? null : ((await catalogue.variantGroups.load(variantGroupId)) ?? null);
}

async function partsOf(members: readonly VariantMember[], { catalogue }: CatalogueView): Promise<VariantParts> {
  const [tree, ...loaded] = await Promise.all([
    catalogue.categories(),
    ...members.map(async ({ productId }) => {
      const [skus, images] = await Promise.all([catalogue.skusOf.load(productId), catalogue.images.load(productId)]);
      return { productId, skus: skus ?? [], image: images?.[0]?.fileName ?? null };
    }),
  ]);
  return {
    languageId: catalogue.languageId,
    tree,
    skus: new Map(loaded.map(({ productId, skus }) => [productId, skus])),
    images: new Map(loaded.map(({ productId, image }) => [productId, image])),
  };
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

function presentNode({ value, members, children }: VariantNode, parts: VariantParts): object {
  const [first] = members;
  const place = first ? presentPlace(first, parts) : {};
  const skus = members.flatMap(({ productId }) => parts.skus.get(productId) ?? []);
  return {
    ...presentValue(value),
    ...place,
    incoming: nextIncoming(skus),
    stock: presentStock(sumStocks(skus.map(({ stock }) => stock)), { incoming: nextIncoming(skus) }),
    variants:
      value.level === 1
        ? skus.map((sku) => ({ ...place, ...presentSkuChoice(sku) }))
        : children.map((child) => presentNode(child, parts)),
  };
}

function presentPlace(member: VariantMember, { tree, languageId, images }: VariantParts) {
  const { productId, name, alias } = member;
  return {
    productId,
    name,
    alias,
    canonicalUrl: productPath(member, tree, languageId),
    primaryImage: images.get(productId) ?? null,
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
