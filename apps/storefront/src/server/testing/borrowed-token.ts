import { createHmac } from 'node:crypto';

/** What the API of the tests signs with. */
export const testSecret = 'a secret that only tests share, 2';

/** The demo customer is the first of the accounts. */
const annasId = '1';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as the back office makes them, with which `SpoofedBy` looks at the shop as the demo customer; `claims` win. */
export function borrowedToken(claims: Readonly<Record<string, unknown>> = {}, secret = testSecret): string {
  const exp = Date.UTC(2027, 0, 1) / 1000;
  const said = { sid: annasId, SpoofedBy: 'Ragna', SessionEpoch: 0, exp, ...claims };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(said)}`;
  const key = createHmac('sha256', secret).update('access-token').digest();
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
