/** Numbers that start so are for use inside one shop and belong to no real product. */
const inStorePrefix = '200';

/** The check digit of GS1: weights 3 and 1 from the right, up to the next ten. */
export function gtinCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A fictional GTIN-13 for a size of a product. The product number has four digits. */
export function inStoreGtin(productNumber: number, sizeIndex: number): string {
  const digits = `${inStorePrefix}${productNumber}${String(sizeIndex + 1).padStart(5, '0')}`;
  return `${digits}${gtinCheckDigit(digits)}`;
}
