/** Says in a product's address that its form came without a size, for a visitor whose browser runs no script. */
export const sizeMissingQuery = 'refused=size';

/** Reads it back. */
export function isSizeMissing(query: URLSearchParams): boolean {
  return query.get('refused') === 'size';
}
