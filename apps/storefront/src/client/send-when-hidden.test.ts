import { describe, expect, it } from 'vitest';
import type { Vital } from '../page/vital.ts';
import { sendWhenHidden } from './send-when-hidden.ts';

function openTab() {
  let hear = () => {};
  const tab = {
    visibilityState: 'visible',
    addEventListener: (_type: string, heard: () => void) => void (hear = heard),
  };
  const sent: (readonly Vital[])[] = [];
  const keep = sendWhenHidden(tab, (vitals) => sent.push(vitals));
  const turn = (state: 'hidden' | 'visible') => {
    tab.visibilityState = state;
    hear();
  };
  return { keep, sent, turn };
}

const vital = (metric: Vital['metric'], value: number): Vital => ({ page: 'home', metric, value });

describe('what is measured', () => {
  it('is sent in one piece when the tab is hidden, each metric as it was last', () => {
    const { keep, sent, turn } = openTab();
    keep(vital('LCP', 900));
    keep(vital('CLS', 0));
    keep(vital('CLS', 0.02));
    expect(sent).toEqual([]);
    turn('hidden');
    expect(sent).toEqual([[vital('LCP', 900), vital('CLS', 0.02)]]);
  });

  it('is sent once, and what comes later for the first time the next time', () => {
    const { keep, sent, turn } = openTab();
    keep(vital('CLS', 0));
    turn('hidden');
    turn('visible');
    keep(vital('CLS', 0.3));
    keep(vital('INP', 240));
    turn('hidden');
    turn('hidden');
    expect(sent).toEqual([[vital('CLS', 0)], [vital('INP', 240)]]);
  });

  it('is nothing to send where nothing was', () => {
    const { sent, turn } = openTab();
    turn('hidden');
    expect(sent).toEqual([]);
  });
});
