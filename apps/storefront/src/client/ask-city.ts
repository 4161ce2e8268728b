/** Asks the shop's server for the city of a postal code. Null where it is not known, and where no answer comes: it is a help. */
export async function askCity(country: string, zip: string, send: typeof fetch): Promise<string | null> {
  try {
    const answer = await send(`/postal-codes/${country}/${zip}`);
    const { city } = (await answer.json()) as { city: string | null }; // the server of this same build answers
    return city;
  } catch {
    return null;
  }
}
