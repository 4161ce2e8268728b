/** Names of what is no query, by path. */
const named: readonly [pattern: RegExp, name: string | null][] = [
  [/^\/(?:extensions\/)?graphql$/, null],
  [/^\/auth\/sign\//, 'sign'],
  [/^\/api\/[^/]+\/(\w+)/, null],
];

/**
 * What a call is for, by the name that rules use: a query's own name, or the last part of an address of the auth service.
 * Empty where it has none. The request can be read afterwards.
 */
export async function operationName(request: Request): Promise<string> {
  const { pathname } = new URL(request.url);
  const [pattern, name] = named.find(([candidate]) => candidate.test(pathname)) ?? [];
  if (!pattern) return '';
  if (name) return name;
  const [, service] = pattern.exec(pathname) ?? [];
  return service ?? nameInBody(await request.clone().text());
}

function nameInBody(body: string): string {
  const [, given] = /"operationName"\s*:\s*"(\w+)"/.exec(body) ?? [];
  const [, written] = /"query"\s*:\s*"(?:[^"\\]|\\.)*?\b(?:query|mutation)\s+(\w+)/.exec(body) ?? [];
  return given ?? written ?? '';
}
