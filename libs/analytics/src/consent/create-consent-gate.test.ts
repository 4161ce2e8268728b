import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '../events/analytics-events.ts';
import { createConsentGate } from './create-consent-gate.ts';

const event = (at: number): AnalyticsEvent => ({ name: 'search', data: { search_term: `${at}` }, at });

function open() {
  const sent: number[] = [];
  const sink = { needs: ['statistics'] as const, send: ({ at }: AnalyticsEvent) => void sent.push(at) };
  const gate = createConsentGate(sink, (error) => {
    throw error;
  });
  const decide = (statistics: boolean) => gate.decide({ statistics, marketing: !statistics });
  return { sent, gate: { ...gate, decide } };
}

describe('events', () => {
  it('are held until the choice, and sent once in their order where it allows them', () => {
    const { sent, gate } = open();
    gate.send(event(1));
    gate.send(event(2));
    expect(sent).toEqual([]);
    gate.decide(true);
    gate.decide(true);
    gate.send(event(3));
    expect(sent).toEqual([1, 2, 3]);
  });

  it('are dropped where it does not, and do not come back when it is changed', () => {
    const { sent, gate } = open();
    gate.send(event(1));
    gate.decide(false);
    gate.send(event(2));
    gate.decide(true);
    gate.send(event(3));
    expect(sent).toEqual([3]);
  });

  it('end with the consent', () => {
    const { sent, gate } = open();
    gate.decide(true);
    gate.send(event(1));
    gate.decide(false);
    gate.send(event(2));
    expect(sent).toEqual([1]);
  });

  it('are neither lost, doubled nor leaked in 1,000 sessions with consent given late, refused or withdrawn', () => {
    let seed = 7;
    const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let session = 0; session < 1_000; session += 1) {
      const { sent, gate } = open();
      // By itself: what is allowed is what happened before the first answer where that is a yes, and since any later yes.
      const expected: number[] = [];
      let answer: boolean | null = null;
      let before: number[] = [];
      for (let at = 0; at < 40; at += 1) {
        if (chance() < 0.1) {
          answer = chance() < 0.5;
          if (answer) expected.push(...before);
          before = [];
          gate.decide(answer);
        }
        if (answer === true) expected.push(at);
        if (answer === null) before.push(at);
        gate.send(event(at));
      }
      expect(sent).toEqual(expected);
    }
  });
});
