import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditLeft } from './company-credit.ts';
import { companyRoles, mayApprove, needsApproval, type MemberRights } from './company-member.ts';
import { changeMembers, memberChangeRefusal, type MemberChange } from './member-change.ts';

const rights = (id: number) =>
  fc.record({
    id: fc.constant(id),
    role: fc.constantFrom(...companyRoles),
    orderLimit: fc.option(fc.integer({ min: 0, max: 2_000 })),
  });
const amounts = fc.integer({ min: 0, max: 2_500 });
const organizations = fc
  .integer({ min: 1, max: 6 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, id) => rights(id))))
  .filter((members) => members.some(({ role }) => role === 'administrator'));
const changes: fc.Arbitrary<MemberChange> = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('rights' as const), memberId: fc.nat(6) },
    ...{ role: fc.constantFrom(...companyRoles), orderLimit: fc.option(fc.nat(2_000)) },
  }),
  fc.record({ kind: fc.constant('removal' as const), memberId: fc.nat(6) }),
);

describe('roles and limits', () => {
  it('nobody approves an own order, nor a buyer any', () => {
    fc.assert(
      fc.property(rights(1), amounts, (member, amount) => {
        expect(mayApprove(member, { askedBy: 1, amount })).toBe(false);
        expect(mayApprove({ ...member, role: 'buyer' }, { askedBy: 2, amount })).toBe(false);
      }),
    );
  });

  it('what an approver may order without asking, they may approve for others, and nothing above', () => {
    fc.assert(
      fc.property(rights(1), amounts, (member, amount) => {
        const approver: MemberRights = { ...member, role: 'approver' };
        expect(mayApprove(approver, { askedBy: 2, amount })).toBe(!needsApproval(approver, amount));
      }),
    );
  });

  it('a higher price or a lower limit never spares an approval', () => {
    fc.assert(
      fc.property(rights(1), amounts, fc.nat(500), fc.nat(500), (member, amount, dearer, lower) => {
        const stricter = { ...member, orderLimit: member.orderLimit === null ? null : member.orderLimit - lower };
        if (needsApproval(member, amount)) expect(needsApproval(stricter, amount + dearer)).toBe(true);
      }),
    );
  });

  it('whatever needs approval, somebody may approve: an organization never locks itself out', () => {
    fc.assert(
      fc.property(organizations, amounts, (members, amount) => {
        for (const member of members.filter((one) => needsApproval(one, amount)))
          expect(members.some((other) => mayApprove(other, { askedBy: member.id, amount }))).toBe(true);
      }),
    );
  });

  it('every change that is let through leaves somebody to lead, and comes of an administrator or of who leaves', () => {
    fc.assert(
      fc.property(organizations, fc.nat(5), changes, (members, actorId, change) => {
        const actor = members.find(({ id }) => id === actorId);
        if (!actor || memberChangeRefusal(members, actor, change)) return;
        expect(changeMembers(members, change).some(({ role }) => role === 'administrator')).toBe(true);
        const isLeaving = change.kind === 'removal' && change.memberId === actor.id;
        expect(actor.role === 'administrator' || isLeaving).toBe(true);
      }),
    );
  });

  it('a change is refused with its reason', () => {
    const lead: MemberRights = { id: 1, role: 'administrator', orderLimit: null };
    const buyer: MemberRights = { id: 2, role: 'buyer', orderLimit: 100 };
    const members = [lead, buyer];
    const refusal = (actor: MemberRights, change: MemberChange) => memberChangeRefusal(members, actor, change)?.kind;
    expect(refusal(buyer, { kind: 'removal', memberId: 1 })).toBe('not-allowed');
    expect(refusal(buyer, { kind: 'removal', memberId: 2 })).toBeUndefined();
    expect(refusal(lead, { kind: 'removal', memberId: 1 })).toBe('last-administrator');
    expect(refusal(lead, { kind: 'rights', memberId: 1, role: 'buyer', orderLimit: null })).toBe('last-administrator');
    expect(refusal(lead, { kind: 'removal', memberId: 9 })).toBe('unknown-member');
    expect(changeMembers(members, { kind: 'rights', memberId: 2, role: 'approver', orderLimit: null })).toEqual([
      lead,
      { id: 2, role: 'approver', orderLimit: null },
    ]);
  });
});

it('credit that is left is what the limit leaves, and never less than nothing', () => {
  expect(creditLeft({ limit: 1_000, used: 400 })).toBe(600);
  expect(creditLeft({ limit: 1_000, used: 1_200 })).toBe(0);
});
