import { passwordDigest } from '@torg/commerce-sdk';
import { embeddedAccount } from '@torg/merchant-api/settings';

/** Where to sign in, and with which key. */
export interface AuthTarget {
  /** The API's GraphQL address. */
  url: string;
  apiKey: string;
}

/** Signs in over and over, as customers of its own. */
export interface SignInClients {
  /** Signs one of them in and says how long its credentials took to be answered, in milliseconds. */
  signIn(): Promise<number>;
}

const password = await passwordDigest('ett-hemligt-ord');

/** Registers customers who then sign in by turns; more than one, as the attempts on one account are limited. */
export async function openSignInClients(target: AuthTarget, run: string, customers: number): Promise<SignInClients> {
  const names = Array.from({ length: customers }, (_, index) => `${run}-${index}@torg.example`);
  for (const name of names) await submit(target, 'register', name);
  let turn = 0;
  return { signIn: () => submit(target, 'login', names[(turn += 1) % customers] ?? '') };
}

async function submit(target: AuthTarget, action: 'login' | 'register', username: string): Promise<number> {
  const { origin } = new URL(target.url);
  const address = `${origin}/api/${embeddedAccount}/${action}`;
  const { sign } = await post(address, { username });
  const signed = await fetch(`${origin}/auth/sign/${target.apiKey}?identity=${encodeURIComponent(sign)}`);
  const credentials = { username, signature: await signed.json(), password };
  const sentAt = performance.now();
  await post(address, credentials);
  return performance.now() - sentAt;
}

async function post(address: string, body: object): Promise<{ sign: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { sign: string }; // what the auth service answers to each step
}
