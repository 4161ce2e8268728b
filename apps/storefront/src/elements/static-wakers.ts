/**
 * How each static part of the document is brought alive, by its element. It answers with the element that React put in its
 * place, which holds the same controls at the same places.
 */
export const staticWakers = new WeakMap<Element, () => Promise<Element>>();
