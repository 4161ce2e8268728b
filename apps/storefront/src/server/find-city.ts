/** The city of a postal code; null where it is not known. The table is read with the first code that is asked for. */
export async function findCity(country: string, zip: string): Promise<string | null> {
  const { cityOf } = await import('@torg/commerce-sdk/postal-codes');
  return cityOf(country, zip);
}
