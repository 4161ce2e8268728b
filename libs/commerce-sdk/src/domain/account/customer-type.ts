/** Who is shopping, in the Merchant API's words: a private person, or an organisation. */
export type CustomerType = 'PERSON' | 'ORGANIZATION';

/**
 * Reads a customer type from a cookie, a token or the like. What is unknown counts as a private person.
 *
 * @example
 * customerTypeFrom('ORGANIZATION');
 */
export function customerTypeFrom(text: string | null | undefined): CustomerType {
  return text === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON';
}
