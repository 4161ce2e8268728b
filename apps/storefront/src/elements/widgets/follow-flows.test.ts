// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventLog } from '@torg/stores';
import type { FlowboxWindow } from '../../config/flow-widget.ts';
import { followFlows } from './follow-flows.ts';

const script = 'https://connect.getflowbox.com/flowbox.js';
const place = (key: string) => `<div>
  <p data-flow-note="open">ask</p><p data-flow-note="agreed" hidden>whose</p><p data-flow-note="missing" hidden>gone</p>
  <div data-flow='{"key":"${key}","locale":"sv-SE"}'></div></div>`;

beforeEach(() => {
  document.body.innerHTML = place('a') + place('b');
});
afterEach(() => document.body.replaceChildren());

function open({ allowCookies = true, init = () => {} }: { allowCookies?: boolean; init?: () => void } = {}) {
  const asked: string[] = [];
  const reported: unknown[] = [];
  const target: FlowboxWindow = {};
  const observed = new Set<Element>();
  const events = new EventLog({ clock: { now: () => 0 }, report: () => {} });
  const heard = { near: (_near: readonly Element[]) => {}, changes: () => {} };
  const answer = followFlows(script, {
    ...{ page: document, window: target, allowCookies, events },
    load: (address) => void asked.push(address),
    observe: (hear) => {
      heard.near = hear;
      return { observe: (element) => void observed.add(element), disconnect: () => observed.clear() };
    },
    hearChanges: (hear) => void (heard.changes = hear),
    report: (error) => void reported.push(error),
  });
  const flow = (key: string) =>
    [...document.querySelectorAll('[data-flow]')].find((one) => one.matches(`[data-flow*='"${key}"']`));
  const come = (key: string) => heard.near([flow(key)].flatMap((one) => one ?? []));
  /** The provider's script, which does what waited for it. */
  const run = () => {
    const told: unknown[] = [];
    const waiting = (target.flowbox as unknown as { q?: unknown[][] } | undefined)?.q ?? []; // as the provider reads it
    target.flowbox = (...call: unknown[]) => {
      told.push(call);
      init();
    };
    for (const call of waiting) (target.flowbox as (...call: unknown[]) => void)(...call);
    return told;
  };
  const notes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-flow-note]')].flatMap((note) =>
      note.hidden ? [] : note.textContent,
    );
  return { answer, come, run, notes, asked, observed, events, reported, flow, change: () => heard.changes() };
}

it("customers' pictures are asked for by nobody before a yes, and then by the places alone that come near", () => {
  const { answer, come, run, notes, asked, observed, flow, change } = open();
  change();
  expect([observed.size, asked, notes()]).toEqual([0, [], ['ask', 'ask']]);
  answer(true);
  expect([observed.size, asked, notes()]).toEqual([2, [], ['whose', 'whose']]);
  come('b');
  come('b');
  expect(asked).toEqual([script]);
  const told = run();
  const container = `#${flow('b')?.id}`;
  expect(told).toEqual([['init', { key: 'b', locale: 'sv-SE', container, allowCookies: true }]]);
  come('a');
  expect(told).toHaveLength(2);
});

it('a browser that asks not to be tracked gets them without a cookie', () => {
  const { answer, come, run } = open({ allowCookies: false });
  answer(true);
  come('a');
  expect(run()).toMatchObject([['init', { allowCookies: false }]]);
});

it('are gone when the yes is taken back, and come again with the next', () => {
  const { answer, come, run, notes, observed, flow } = open();
  answer(true);
  come('a');
  const told = run();
  const container = `#${flow('a')?.id}`;
  flow('a')?.append('picture');
  answer(false);
  expect(told.slice(1)).toEqual([['destroy', { container }]]);
  expect([flow('a')?.childNodes.length, notes(), observed.size]).toEqual([0, ['ask', 'ask'], 0]);
  come('b');
  expect(told).toHaveLength(2);
  answer(true);
  come('a');
  expect([told.length, notes()]).toEqual([3, ['whose', 'whose']]);
});

it('a script that comes after the yes was taken back hears of nothing', () => {
  const { answer, come, run } = open();
  answer(true);
  come('a');
  answer(false);
  expect(run()).toEqual([]);
});

it('where the script does not come, its places say so, those of the next page too', () => {
  const { answer, come, notes, events, change } = open();
  answer(true);
  come('a');
  events.record('error:script', { address: 'https://other.example/x.js' });
  expect(notes()).toEqual(['whose', 'whose']);
  events.record('error:script', { address: script });
  expect(notes()).toEqual(['gone', 'gone']);
  document.body.innerHTML = place('c');
  change();
  expect(notes()).toEqual(['gone']);
  answer(false);
  expect(notes()).toEqual(['ask']);
});

it('a script that did not come is asked for again when somebody comes back to a place, or to the next', () => {
  const { answer, come, run, notes, events, asked, flow } = open();
  answer(true);
  come('a');
  events.record('error:script', { address: script });
  come('a');
  expect([asked, notes()]).toEqual([
    [script, script],
    ['whose', 'whose'],
  ]);
  expect(run()).toMatchObject([['init', { key: 'a', container: `#${flow('a')?.id}` }]]);
});

it('a script that comes with the second asking fills every place that still is near, and none that is gone', () => {
  const { answer, come, run, events, flow, change } = open();
  document.body.insertAdjacentHTML('beforeend', place('c') + place('d'));
  answer(true);
  for (const key of ['a', 'b', 'c']) come(key);
  events.record('error:script', { address: script });
  flow('c')?.parentElement?.remove();
  change();
  come('d');
  const keys = run().map((call) => (call as [string, { key: string }])[1].key);
  expect(keys).toEqual(['d', 'a', 'b']);
});

it('one whose script did not come waits for its place again after another yes', () => {
  const { answer, come, run, events } = open();
  answer(true);
  come('a');
  events.record('error:script', { address: script });
  answer(false);
  answer(true);
  come('b');
  expect(run()).toMatchObject([['init', { key: 'b' }]]);
});

it('of a page that is left are ended, and the same gallery on the next page is one of its own', () => {
  const { answer, come, run, flow, change } = open();
  answer(true);
  come('a');
  const told = run();
  const before = flow('a')?.id;
  document.body.innerHTML = place('a');
  change();
  expect(told.slice(1)).toEqual([['destroy', { container: `#${before}` }]]);
  come('a');
  expect(flow('a')?.id).not.toBe(before);
  expect(told[2]).toMatchObject(['init', { container: `#${flow('a')?.id}` }]);
});

it('a provider that fails is reported, and breaks nothing', () => {
  const fail = () => {
    throw new Error('broken');
  };
  const { answer, come, run, reported } = open({ init: fail });
  run();
  answer(true);
  come('a');
  come('b');
  answer(false);
  expect(reported).toHaveLength(4);
});
