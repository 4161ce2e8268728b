import { shopOrigin } from './addresses.ts';

/** Makes an account without a browser, in which nobody is signed in thereby. */
export async function registerBeside(email: string, password: string): Promise<void> {
  const origin = shopOrigin('sv');
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${origin}/session/register`, { method: 'POST', headers: { origin }, body });
  if (!answer.ok) throw new Error(`No account was made: ${answer.status}`);
}
