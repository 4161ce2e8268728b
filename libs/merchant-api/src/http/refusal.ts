/** An answer in GraphQL's form for a request that never reaches the schema. */
export function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}
