import { describe, expect, it } from 'vitest';
import { UserDocument } from '../../generated/graphql.ts';
import { passwordDigest } from '../../hashing/password-digest.ts';
import { addressAnswer } from '../../testing/address-answer.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { commitPasswordReset } from './commit-password-reset.ts';
import { deleteUser } from './delete-user.ts';
import { getProfile } from './get-profile.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';
import { updateUser } from './update-user.ts';

const maja = {
  id: 7,
  email: 'maja@torg.example',
  address: addressAnswer,
  gender: null,
  customerType: null,
  newsletter: null,
  personalId: '',
  memberType: 'Standard',
  memberId: 7,
  balances: [{ currency: 'SEK', amount: 12.5 }],
  metaData: '{}',
};
const email = 'maja@torg.example';

function refusing(extensions: object) {
  return answeringClient(() => json({ errors: [{ message: 'No', extensions }] })).client;
}

describe('the profile of a customer', () => {
  it('holds all that their own pages show, which their name in a header does not need', async () => {
    const { client } = answeringClient(() => json({ data: { getUser: maja } }));
    expect(await getProfile(client)).toMatchObject({
      email,
      firstName: 'Maja',
      address: { zip: '111 22' },
      gender: 'UNSET',
      customerType: 'PERSON',
      hasNewsletter: false,
      personalId: null,
      balances: [{ currency: 'SEK', amount: 1250 }],
      metaData: '{}',
    });
    expect(UserDocument.toString()).not.toMatch(/zip|personalId/);
  });

  it('is nobody without a session', async () => {
    expect(await getProfile(refusing({ code: 'UNAUTHENTICATED' }))).toBeNull();
  });

  it('is changed by what is sent', async () => {
    const { client, sent } = answeringClient(() => json({ data: { updateUser: maja } }));
    const change = { address: { city: 'Uppsala' }, newsletter: false };
    expect(await updateUser(client, change)).toMatchObject({ kind: 'updated', profile: { firstName: 'Maja' } });
    expect(sent[0]?.body.variables['user']).toEqual(change);
  });

  it.each([
    ['UNAUTHENTICATED', 'signed-out'],
    ['INVALID_IDENTITY_NUMBER', 'invalid-identity-number'],
    ['BAD_USER_INPUT', 'invalid'],
  ])('is as it was where a change is refused with %s: %s', async (code, kind) => {
    expect(await updateUser(refusing({ code }), {})).toEqual({ kind });
  });

  it('is not said to be changed without an answer', async () => {
    const { client } = answeringClient(() => json({ data: { updateUser: null } }));
    await expect(updateUser(client, {})).rejects.toMatchObject({ code: 'MISSING_DATA' });
  });
});

describe('an account', () => {
  it.each([
    [true, 'deleted'],
    [false, 'not-allowed'],
  ])('whose end is answered by %s is %s', async (answer, kind) => {
    expect(await deleteUser(answeringClient(() => json({ data: { deleteUser: answer } })).client)).toEqual({ kind });
  });

  it.each([
    ['UNAUTHENTICATED', 'signed-out'],
    ['FORBIDDEN', 'not-allowed'],
  ])('whose end is refused with %s is %s', async (code, kind) => {
    expect(await deleteUser(refusing({ code }))).toEqual({ kind });
  });

  it('says nothing of a failure', async () => {
    await expect(deleteUser(refusing({}))).rejects.toMatchObject({ code: 'GRAPHQL' });
  });
});

describe('a forgotten password', () => {
  it('is asked for by address, whoever has an account', async () => {
    const { client, sent } = answeringClient(() => json({ data: { requestPasswordReset: true } }));
    expect(await requestPasswordReset(client, { email })).toBeUndefined();
    expect(sent[0]?.body.variables).toMatchObject({ email });
  });

  it.each([
    [true, 'changed'],
    [false, 'key-expired'],
    [null, 'key-expired'],
  ])('whose new one is answered by %s is %s, and only its digest is sent', async (answer, kind) => {
    const { client, sent } = answeringClient(() => json({ data: { commitReset: answer } }));
    expect(await commitPasswordReset(client, { resetKey: 'k1', password: 'hemligt7' })).toEqual({ kind });
    expect(sent[0]?.body.variables).toMatchObject({ resetKey: 'k1', password: await passwordDigest('hemligt7') });
    expect(JSON.stringify(sent[0]?.body)).not.toContain('hemligt7');
  });
});

describe('the newsletter', () => {
  it.each([
    [true, 'subscribed'],
    [false, 'invalid-email'],
  ])('that is answered by %s is %s', async (answer, kind) => {
    const { client, sent } = answeringClient(() => json({ data: { subscribeToNewsletter: answer } }));
    expect(await subscribeToNewsletter(client, { email, tags: ['hem'] })).toEqual({ kind });
    expect(sent[0]?.body.variables).toMatchObject({ email, tags: ['hem'] });
  });

  it('is not sent to what is no address, nor asked for without end', async () => {
    expect(await subscribeToNewsletter(refusing({ code: 'BAD_USER_INPUT' }), { email: 'maja' })).toEqual({
      kind: 'invalid-email',
    });
    const limited = refusing({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 60 });
    expect(await subscribeToNewsletter(limited, { email })).toEqual({
      kind: 'too-many-attempts',
      retryAfterSeconds: 60,
    });
  });
});
