import { expect, it } from 'vitest';
import { createAnalytics, createMemorySink } from '@torg/analytics';
import { lateSink } from './late-sink.ts';

const yes = { statistics: true, marketing: false };
const search = (search_term: string) => ['search', { search_term }, 1] as const;

it('gives its sinks what was sent before they were there, in that order, and asks for them with the first event', async () => {
  const memory = createMemorySink(10);
  let asked = 0;
  const fetchSinks = async () => {
    asked += 1;
    return [memory];
  };
  const analytics = createAnalytics({ sinks: [lateSink(['statistics'], fetchSinks)], report: console.error });
  analytics.track(...search('mugg'));
  expect(asked).toBe(0);
  analytics.decide(yes);
  analytics.track(...search('kudde'));
  await expect
    .poll(() => memory.sent.map(({ data }) => data))
    .toEqual([{ search_term: 'mugg' }, { search_term: 'kudde' }]);
  expect(asked).toBe(1);
});

it('is reported, and missed by nobody, where its code does not come', async () => {
  const [memory, reported] = [createMemorySink(10), [] as unknown[]];
  const gone = lateSink(['statistics'], () => Promise.reject(new Error('gone')));
  const analytics = createAnalytics({ sinks: [gone, memory], report: (error) => void reported.push(error) });
  analytics.decide(yes);
  analytics.track(...search('mugg'));
  await expect.poll(() => [memory.sent.length, reported.map(String)]).toEqual([1, ['Error: gone']]);
});
