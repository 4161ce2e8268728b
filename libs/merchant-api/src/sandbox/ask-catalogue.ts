/** Asks the API's own contract, as any client would: a double knows no more than the shop does. */
export type AskCatalogue = <Data>(query: string, variables: Readonly<Record<string, unknown>>) => Promise<Data>;

/** Makes a way to ask an endpoint of the contract from inside. Throws what the endpoint refuses. */
export function askThrough(endpoint: (request: Request) => Promise<Response>, apiKey: string): AskCatalogue {
  return async (query, variables) => {
    const response = await endpoint(
      new Request('http://sandbox.internal/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'x-apikey': apiKey },
        body: JSON.stringify({ query, variables }),
      }),
    );
    const { data, errors } = await response.json();
    if (errors?.length) throw new Error(errors[0].message);
    return data;
  };
}
