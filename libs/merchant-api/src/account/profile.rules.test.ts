import { describe, expect, it } from 'vitest';
import type { UserInputType } from '../generated/contract.ts';
import { readProfileChange } from './profile.rules.ts';

const sweden = { customerType: 'PERSON', country: 'SE', today: '2026-11-21' } as const;
const norway = { ...sweden, country: 'NO' } as const;
const read = (input: UserInputType, place: Parameters<typeof readProfileChange>[1] = sweden) =>
  readProfileChange(input, place);

describe('a change of a profile', () => {
  it('leaves alone what is missing or null', () => {
    const nothing = { address: { city: null }, gender: null, personalId: null, customerType: null, metaData: null };
    expect(read(nothing)).toEqual({ ok: true, change: { customerType: 'PERSON', address: {} } });
    expect(read({})).toEqual({ ok: true, change: { customerType: 'PERSON' } });
  });

  it('takes away what is sent empty', () => {
    expect(read({ address: { city: ' ' }, personalId: '', metaData: '' })).toMatchObject({
      change: { address: { city: '' }, personalId: null, metaData: null },
    });
  });

  it('keeps names apart from the rest of the address, trimmed', () => {
    expect(read({ address: { firstName: ' Anna ', lastName: 'Ek\0', city: 'Luleå ' } })).toMatchObject({
      change: { firstName: 'Anna', lastName: 'Ek', address: { city: 'Luleå' } },
    });
  });

  it.each([
    [sweden, '811228-9874', '198112289874'],
    [norway, '01010750160', '01010750160'],
    [{ ...sweden, customerType: 'ORGANIZATION' } as const, '556016-0680', '5560160680'],
    [{ ...norway, customerType: 'ORGANIZATION' } as const, '923 609 016', '923609016'],
    [{ ...sweden, country: 'DK' }, '010190-1234', '010190-1234'],
  ])('for %j takes the number %s', (place, personalId, kept) => {
    expect(read({ personalId }, place)).toMatchObject({ ok: true, change: { personalId: kept } });
  });

  it.each([
    [sweden, '811228-9875'],
    [sweden, '01010750160'],
    [norway, '811228-9874'],
    [{ ...sweden, customerType: 'ORGANIZATION' } as const, '556016-0681'],
    [{ ...sweden, country: 'DK' }, '<b>'],
  ])('for %j refuses the number %s', (place, personalId) => {
    expect(read({ personalId }, place)).toEqual({ ok: false, reason: 'personal-id' });
  });

  it('to another kind of customer takes the number away, which was of the former', () => {
    expect(read({ customerType: 'ORGANIZATION' })).toMatchObject({ change: { personalId: null } });
    expect(read({ customerType: 'PERSON' })).not.toHaveProperty('change.personalId');
  });

  it.each([
    [{ address: { city: 'x'.repeat(201) } }, 'city', 200],
    [{ metaData: 'x'.repeat(10_001) }, 'metaData', 10_000],
  ])('is refused where a text is too long', (input, field, most) => {
    expect(read(input)).toEqual({ ok: false, reason: 'too-long', field, most });
  });
});
