import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getUser } from './get-user.ts';

const anna = {
  id: 7,
  email: 'anna@torg.example',
  address: { firstName: 'Anna', lastName: 'Lind' },
  customerType: 'ORGANIZATION',
  newsletter: true,
  memberType: 'Standard',
  memberId: 7,
  balances: [{ currency: 'SEK', amount: 12.5 }, null],
};

describe('getUser', () => {
  it('gives the customer, balances in minor units', async () => {
    const { client, sent } = answeringClient(() => json({ data: { getUser: anna } }));
    expect(await getUser(client, { token: 'jwt' })).toEqual({
      id: 7,
      email: 'anna@torg.example',
      firstName: 'Anna',
      lastName: 'Lind',
      customerType: 'ORGANIZATION',
      hasNewsletter: true,
      memberType: 'Standard',
      memberId: 7,
      balances: [{ currency: 'SEK', amount: 1250 }],
    });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer jwt');
  });

  it('takes a customer without name or type for a nameless person', async () => {
    const bare = { ...anna, address: null, customerType: null, newsletter: null, balances: null };
    const { client } = answeringClient(() => json({ data: { getUser: bare } }));
    expect(await getUser(client)).toMatchObject({
      ...{ firstName: '', lastName: '', customerType: 'PERSON', hasNewsletter: false, balances: [] },
    });
  });

  it.each([
    ['no user', { data: { getUser: null } }],
    ['UNAUTHENTICATED', { errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }], data: null }],
  ])('is null for %s', async (_name, answer) => {
    expect(await getUser(answeringClient(() => json(answer)).client)).toBeNull();
  });

  it('throws what says nothing about who is signed in', async () => {
    const errors = [{ message: 'Down', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
    await expect(getUser(answeringClient(() => json({ errors })).client)).rejects.toMatchObject({ code: 'GRAPHQL' });
    await expect(getUser(answeringClient(() => json({}, 401)).client)).rejects.toMatchObject({ code: 'SERVER' });
  });
});
