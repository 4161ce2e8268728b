import { createHmac } from 'node:crypto';

/** What the shop of the journeys signs with. */
export const authSecret = 'a secret of the journeys alone, 1';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as the back office makes them, with which Ragna of the shop looks at it as the demo customer, or as what else is said of her. */
export function borrowedToken(as: object = { sid: '1' }): string {
  const said = { ...as, SpoofedBy: 'Ragna', SessionEpoch: 0, exp: Math.floor(Date.now() / 1_000) + 3_600 };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(said)}`;
  const key = createHmac('sha256', authSecret).update('access-token').digest();
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
