/** Who is shopping: a private person, or an organization, which sees prices without VAT. */
export type CustomerType = 'PERSON' | 'ORGANIZATION';

/** Reads a customer type from a cookie or the like. What is unknown counts as a private person. */
export function customerTypeFrom(text: string | null | undefined): CustomerType {
  return text === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON';
}
