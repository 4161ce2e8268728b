import type { Parameter, ParameterGroup } from './product.ts';

/** What the facts of a product are about, as their identifiers begin. */
export type FactSubject = 'delivery' | 'food' | 'nutrition' | 'product-safety' | 'unit-price';

/**
 * What a product says on one subject, in its order: the nutrition table (Regulation (EU) 1169/2011), who is answerable for
 * its safety and what to beware of (Regulation (EU) 2023/988 article 19), its price by unit, or how long it takes to make or
 * get (`delivery.lead-time`). The contract carries such
 * facts as parameters, whose identifiers begin with the subject: `nutrition.fat`. Empty where the product says nothing.
 *
 * @example
 * const facts = productFacts(product.parameterGroups, factSubject);
 */
export function productFacts(groups: readonly ParameterGroup[], subject: FactSubject): Parameter[] {
  return groups.flatMap(({ parameters }) =>
    parameters.filter(({ identifier }) => identifier?.startsWith(`${subject}.`)),
  );
}
