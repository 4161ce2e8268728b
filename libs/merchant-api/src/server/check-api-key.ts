import { refusal } from '../http/refusal.ts';

/** Refuses a request without the right key; null where it has it. Keys are GUIDs, so case does not matter. */
export function checkApiKey(request: Request, apiKey: string): Response | null {
  const sent = request.headers.get('x-apikey');
  if (sent?.toLowerCase() === apiKey.toLowerCase()) return null;
  const problem = sent === null ? 'The header X-ApiKey is missing.' : 'The header X-ApiKey holds no known key.';
  return refusal(401, 'UNAUTHORIZED', `${problem} Send the key of your account.`);
}
