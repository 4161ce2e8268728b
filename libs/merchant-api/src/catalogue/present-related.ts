import type { CatalogueView } from './catalogue-view.ts';
import { presentProduct } from './present-product.ts';
import type { RelationRecord } from './relation.repository.ts';

/** The contract's own words for relations; others it only knows as text. */
const contractRelations: readonly string[] = ['RELATED', 'ACCESSORIES', 'SIMILAR'];

/** The products that go with one, as the contract's RelatedProductTypes; those that are not for sale are left out. */
export async function presentRelated(productId: number, view: CatalogueView) {
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
    relation: contractRelations.includes(relationType) ? relationType : null,
    relationType,
    primaryImage: () => image(0),
    secondaryImage: () => image(1),
  };
}
