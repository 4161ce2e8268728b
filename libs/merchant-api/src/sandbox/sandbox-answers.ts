/** Scripts of a provider are served from its own host, so any page may ask. */
const anyPage = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'cache-control': 'no-store',
};

/** A double's answer. */
export function sandboxAnswer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: anyPage });
}

/** A double's refusal, flat as the provider's own. */
export function sandboxRefusal(status: number, message: string): Response {
  return sandboxAnswer({ success: false, message }, status);
}

/** Reads a body that may call itself plain text, which saves browsers a question beforehand; null where it is no object. */
export async function readSandboxBody(request: Request): Promise<Record<string, unknown> | null> {
  try {
    return asRecord(JSON.parse(await request.text()));
  } catch {
    return null;
  }
}

export function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>) // an object that is no list has names
    : null;
}

export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
