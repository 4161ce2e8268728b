import { describe, expect, it } from 'vitest';
import type { CarrierOption } from './carrier.ts';
import { wishesWith, wrongDeliveryChoice } from './delivery-choice.rules.ts';

const point = {
  id: 'SE-11122-1',
  name: 'Kvarterslivs',
  address1: 'Storgatan 4',
  address2: '',
  zipCode: '11122',
  city: '',
  country: 'SE',
  distance: 250,
};
const pickup: CarrierOption = {
  id: 'pickup',
  name: 'Ombud',
  description1: '',
  description2: '',
  carrierId: 'PLAB',
  price: null,
  earliestDate: '2026-11-24',
  agents: [{ ...point, id: 'SE-11122-2' }, point],
  subOptions: [],
};
const home: CarrierOption = { ...pickup, id: 'home', agents: [] };
const calendar = { today: '2026-11-21', dateOf: (moment: number) => new Date(moment).toISOString().slice(0, 10) };
const none = { pickupPoint: null, desiredDeliveryDate: null };

describe('what a shopper wishes of a delivery', () => {
  it.each([
    [null, 'missing'],
    ['', 'missing'],
    ['NO-SUCH-PLACE', 'invalid'],
  ])('is one of the places where there are any, and %j is %s', (pickupPoint, problem) => {
    expect(wrongDeliveryChoice({ ...none, pickupPoint }, pickup, calendar)).toEqual({ kind: 'pickup-point', problem });
    expect(wrongDeliveryChoice({ ...none, pickupPoint: point.id }, pickup, calendar)).toBeNull();
  });

  it('is no place where it comes home', () => {
    expect(wrongDeliveryChoice({ ...none, pickupPoint: point.id }, home, calendar)).toBeNull();
    expect(wishesWith({ ...none, pickupPoint: point.id }, home)).toEqual(none);
    expect(wishesWith({ ...none, pickupPoint: 'own place' }, null).pickupPoint).toBe('own place');
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-23', false],
    ['2026-11-24', true],
    ['2027-01-20', true],
    ['2027-01-21', false],
  ])('may arrive on %s: %s', (desiredDeliveryDate, isOffered) => {
    const wrong = wrongDeliveryChoice({ ...none, desiredDeliveryDate }, home, calendar);
    expect(wrong).toEqual(isOffered ? null : { kind: 'delivery-date', first: '2026-11-24', last: '2027-01-20' });
  });

  it('may arrive today where no carrier says otherwise, and not before', () => {
    const on = (desiredDeliveryDate: string) => wrongDeliveryChoice({ ...none, desiredDeliveryDate }, null, calendar);
    expect([on('2026-11-21'), on('2026-11-20')?.kind]).toEqual([null, 'delivery-date']);
  });
});
