/** What every program asks the demo's API with. */
const apiKey = '00000000-0000-0000-0000-000000000000';

/** Asks the API of a shop, beside its pages. Throws what the API says is wrong. */
export async function askApi(origin: string, query: string, variables: object = {}) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': apiKey },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}
