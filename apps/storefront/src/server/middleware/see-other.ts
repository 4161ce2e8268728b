import { redirect } from './redirect.ts';

/** Leads on after a form, so that a reload repeats nothing. What a form led to is for no cache. */
export function seeOther(location: string, cookies: Iterable<string> = []): Response {
  const answer = redirect(location, 303, { 'cache-control': 'private, no-store' });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
