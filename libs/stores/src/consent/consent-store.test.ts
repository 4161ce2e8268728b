import { describe, expect, it } from 'vitest';
import { readConsent, writeConsent, type ConsentChoice } from './consent-record.ts';
import { ConsentStore } from './consent-store.ts';

const now = Date.UTC(2026, 10, 24, 12);
const aDay = 86_400_000;
const yes = { statistics: true, marketing: true };
const no = { statistics: false, marketing: false };
const record = { version: 1, at: now, id: 'an-id', ...no };

function open({ kept = null, signals = false }: { kept?: string | null; signals?: boolean } = {}) {
  const world = { kept, heard: [] as ConsentChoice[], recorded: [] as unknown[] };
  const consent = new ConsentStore({
    recall: () => world.kept,
    remember: (text) => void (world.kept = text),
    signalsRefusal: () => signals,
    hear: (choice) => void world.heard.push(choice),
    newId: () => 'an-id',
    clock: { now: () => now },
    events: { record: (...event) => void world.recorded.push(event) },
  });
  return { consent, world };
}

describe('consent', () => {
  it('is asked for where nobody has answered, and nothing is agreed to meanwhile', () => {
    const { consent, world } = open();
    consent.load();
    expect(consent.state).toEqual({ status: 'open' });
    expect([consent.choice, world.heard]).toEqual([null, []]);
  });

  it.each([yes, no])('is kept with its version, its time and an id: %o', (choice) => {
    const { consent, world } = open();
    consent.answer(choice);
    expect(readConsent(world.kept, now)).toEqual({ ...record, ...choice });
    expect(consent.state).toEqual({ status: 'answered', choice, at: now });
  });

  it('holds on the next visit', () => {
    const { consent, world } = open({ kept: writeConsent({ ...record, statistics: true }) });
    consent.load();
    expect(world.heard).toEqual([{ statistics: true, marketing: false }]);
  });

  it('is withdrawn as easily as it is given', () => {
    const { consent, world } = open({ kept: writeConsent({ ...record, ...yes }) });
    consent.load();
    consent.answer(no);
    expect(world.heard).toEqual([yes, no]);
    expect(world.recorded).toEqual([yes, no].map((choice) => ['consent:change', choice]));
    expect(readConsent(world.kept, now)).toMatchObject(no);
  });

  it.each([
    ['after a year', writeConsent({ ...record, at: now - 366 * aDay })],
    ['where more is asked for than before', writeConsent({ ...record, version: 0 })],
    ['where it was given tomorrow', writeConsent({ ...record, at: now + aDay })],
    ['where something else is stored', 'yes'],
  ])('is asked for again %s', (_, kept) => {
    const { consent } = open({ kept });
    consent.load();
    expect(consent.state).toEqual({ status: 'open' });
  });

  it('is refused beforehand by do-not-track and global privacy control, until the visitor says yes', () => {
    const { consent, world } = open({ signals: true });
    consent.load();
    expect(consent.state).toEqual({ status: 'answered', choice: no, at: null });
    consent.answer(yes);
    expect(world.heard).toEqual([no, yes]);
    consent.load();
    expect(consent.choice).toEqual(yes);
  });
});
