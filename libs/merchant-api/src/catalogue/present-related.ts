import type { ProductRelation, RelatedProductType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { presentProduct } from './present-product.ts';
import type { RelationRecord } from './relation.repository.ts';

/** The contract's own words for relations; others it only knows as text. */
const contractRelations: readonly ProductRelation[] = ['RELATED', 'ACCESSORIES', 'SIMILAR'];

/** The products that go with one, as the contract's RelatedProductTypes; those that are not for sale are left out. */
export async function presentRelated(
  productId: number,
  view: CatalogueView,
): Promise<readonly Presented<RelatedProductType>[]> {
  const relations = (await view.catalogue.relations.load(productId)) ?? [];
  const related = await Promise.all(relations.map((relation) => presentRelation(relation, view)));
  return related.flatMap((product) => product ?? []);
}

async function presentRelation({ relatedProductId, relationType }: RelationRecord, view: CatalogueView) {
  const product = await view.catalogue.products.load(relatedProductId);
  if (!product) return null;
  const image = async (place: number) =>
    (await view.catalogue.images.load(relatedProductId))?.[place]?.fileName ?? null;
  return {
    ...presentProduct(product, view),
    relation: contractRelations.find((own) => own === relationType) ?? null,
    relationType,
    primaryImage: () => image(0),
    secondaryImage: () => image(1),
  };
}
