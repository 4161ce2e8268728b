import { percentEncoded } from '@torg/market-routing';

/** Sends a visitor on. The address may hold any letters, as those of the API may. */
export function redirect(address: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, location: percentEncoded(address) } });
}
