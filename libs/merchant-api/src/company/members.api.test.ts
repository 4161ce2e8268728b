import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../testing/open-test-api.ts';
import { openCompanyDesk, type CompanyDesk } from './testing/open-company-desk.ts';

const DAY = 24 * 60 * 60_000;

describeApi('the members of an organization', () => {
  let desk: CompanyDesk;
  beforeAll(async () => void (desk = await openCompanyDesk()));
  afterAll(() => desk.api.close());

  const invite = (token: string, email: string, role = 'BUYER') =>
    desk.ask(token, `mutation($email: String!) { inviteMember(email: $email, role: ${role}, orderLimit: 500) }`, {
      email,
    });
  const accept = (token: string, key: string) =>
    desk.ask(token, 'mutation($key: String!) { acceptInvitation(key: $key) { name memberId } }', { key });
  const mailedKey = () => new URL(desk.api.mailedAddress()).searchParams.get('key') ?? '';
  const members = async () => {
    const { data } = await desk.ask(
      desk.lead,
      '{ company { members { id email role orderLimit } invitations { id email } } }',
    );
    return data.company as {
      members: { id: number; email: string; role: string; orderLimit: number | null }[];
      invitations: { id: string; email: string }[];
    };
  };

  it('see it, its credit and each other; nobody else sees anything', async () => {
    const { data } = await desk.ask(
      desk.buyer,
      '{ company { name creditLimit members { name role } invitations { id } } }',
    );
    expect(data.company).toEqual({
      ...{ name: 'Lindbacka Bygg AB', creditLimit: 500, invitations: [] },
      members: [
        { name: 'Karin Lindbacka', role: 'ADMINISTRATOR' },
        { name: 'Per Holm', role: 'APPROVER' },
        { name: 'Sara Ek', role: 'BUYER' },
      ],
    });
    expect((await desk.ask(desk.stranger, '{ company { name } }')).data.company).toBeNull();
    expect((await desk.ask(null, '{ company { name } }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('are invited by who leads it alone', async () => {
    expect((await invite(desk.buyer, 'ny@torg.example')).codes).toEqual(['FORBIDDEN']);
    expect((await invite(desk.approver, 'ny@torg.example')).codes).toEqual(['FORBIDDEN']);
    expect((await invite(desk.stranger, 'ny@torg.example')).codes).toEqual(['FORBIDDEN']);
    expect((await invite(desk.lead, 'ingen')).codes).toEqual(['BAD_USER_INPUT']);
    expect((await invite(desk.lead, 'Sara@lindbacka.example')).data.inviteMember).toBe(false);
  });

  it('join by an invitation to their address, once', async () => {
    const nils = await desk.register('nils');
    expect((await invite(desk.lead, 'Nils@torg.example')).data.inviteMember).toBe(true);
    const former = mailedKey();
    await invite(desk.lead, 'nils@torg.example', 'APPROVER');
    const key = mailedKey();
    expect((await members()).invitations).toHaveLength(1);
    const shown = await desk.ask(null, 'query($key: String!) { companyInvitation(key: $key) { company role } }', {
      key,
    });
    expect(shown.data.companyInvitation).toEqual({ company: 'Lindbacka Bygg AB', role: 'APPROVER' });
    expect((await accept(nils, former)).codes).toEqual(['INVITATION_OVER']);
    expect((await accept(desk.stranger, key)).codes).toEqual(['INVITATION_OF_ANOTHER']);
    const [once, twice] = await Promise.all([accept(nils, key), accept(nils, key)]);
    expect([once.data.acceptInvitation, twice.data.acceptInvitation]).toMatchObject([
      { name: 'Lindbacka Bygg AB' },
      { name: 'Lindbacka Bygg AB' },
    ]);
    const joined = (await members()).members.filter(({ email }) => email === 'nils@torg.example');
    expect(joined).toMatchObject([{ role: 'APPROVER', orderLimit: 500 }]);
    await desk.ask(desk.lead, 'mutation($id: Int!) { removeMember(id: $id) }', { id: joined[0]?.id });
    expect((await accept(nils, key)).codes).toEqual(['INVITATION_OVER']);
    expect((await desk.ask(nils, '{ company { name } }')).data.company).toBeNull();
  });

  it('join no other organization while they are of one', async () => {
    const ingrid = await desk.api.signIn({ username: 'ingrid@fjordheim.example', password: 'torg-demo-3' });
    const { token } = await ingrid.json();
    await invite(desk.lead, 'ingrid@fjordheim.example');
    expect((await accept(token, mailedKey())).codes).toEqual(['ALREADY_MEMBER']);
  });

  it('join by no invitation that was taken back or is two weeks old', async () => {
    const olle = await desk.register('olle');
    await invite(desk.lead, 'olle@torg.example');
    const { invitations } = await members();
    const id = invitations.find(({ email }) => email === 'olle@torg.example')?.id;
    const withdraw = 'mutation($id: String!) { withdrawInvitation(id: $id) }';
    expect((await desk.ask(desk.buyer, withdraw, { id })).codes).toEqual(['FORBIDDEN']);
    expect((await desk.ask(desk.lead, withdraw, { id })).data.withdrawInvitation).toBe(true);
    expect((await accept(olle, mailedKey())).codes).toEqual(['INVITATION_OVER']);
    await invite(desk.lead, 'olle@torg.example');
    desk.api.at(14 * DAY);
    const later = (await (await desk.api.signIn({ username: 'olle@torg.example', password: 'hemligt7' })).json()).token;
    expect((await accept(later, mailedKey())).codes).toEqual(['INVITATION_OVER']);
    desk.api.at(0);
  });

  it('keep somebody who leads them, and may leave', async () => {
    const { members: all } = await members();
    const idOf = (name: string) => all.find(({ email }) => email.startsWith(name))?.id;
    const change = 'mutation($id: Int!) { changeMember(id: $id, role: BUYER) }';
    const remove = 'mutation($id: Int!) { removeMember(id: $id) }';
    expect((await desk.ask(desk.lead, change, { id: idOf('karin') })).codes).toEqual(['LAST_ADMINISTRATOR']);
    expect((await desk.ask(desk.buyer, change, { id: idOf('per') })).codes).toEqual(['FORBIDDEN']);
    expect((await desk.ask(desk.lead, remove, { id: 999_999 })).codes).toEqual(['UNKNOWN_MEMBER']);
    expect((await desk.ask(desk.buyer, remove, { id: idOf('sara') })).data.removeMember).toBe(true);
    expect((await members()).members.map(({ email }) => email)).not.toContain('sara@lindbacka.example');
  });

  it('are led by who approves once the account of who led them is deleted', async () => {
    expect((await desk.ask(desk.approver, '{ company { members { role } } }')).data.company).toMatchObject({
      members: [{ role: 'ADMINISTRATOR' }, { role: 'APPROVER' }],
    });
    expect((await desk.api.queryAs(desk.lead, 'mutation { deleteUser }')).data).toEqual({ deleteUser: true });
    expect((await desk.ask(desk.approver, '{ company { members { email role orderLimit } } }')).data.company).toEqual({
      members: [{ email: 'per@lindbacka.example', role: 'ADMINISTRATOR', orderLimit: null }],
    });
  });
});
