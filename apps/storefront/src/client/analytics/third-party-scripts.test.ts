// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { lipscoreWidget, type LipscoreWindow } from '../../config/review-widget.ts';
import { thirdPartyScripts } from './third-party-scripts.ts';

const scripts = { tagManager: 'GTM-ABC1234', search: 'https://search.example/retail.js' };
const yes = { statistics: true, marketing: true };
const no = { statistics: false, marketing: false };

beforeEach(() => document.head.replaceChildren());

function open(given: Parameters<typeof thirdPartyScripts>[0] = scripts, browser = {}) {
  const dataLayer: unknown[] = [];
  const target: LipscoreWindow = {};
  const reported: string[] = [];
  const missed: string[] = [];
  const flows: unknown[] = [];
  const report = (problem: unknown) => void reported.push(String(problem));
  const miss = (address: string) => void missed.push(address);
  const hear = thirdPartyScripts(given, {
    page: document,
    window: target,
    browser,
    dataLayer,
    now: () => 7,
    report,
    miss,
    fetchFlows: async (script) => {
      flows.push(script);
      return (isAgreed) => void flows.push(isAgreed);
    },
  });
  const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src);
  return { hear, loaded, dataLayer, target, reported, missed, flows };
}

it('load nothing before a yes, and each once after it', () => {
  const { hear, loaded, dataLayer } = open();
  hear(no);
  expect(loaded()).toEqual([]);
  hear(yes);
  hear(yes);
  expect(loaded()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234', scripts.search]);
  expect(dataLayer).toEqual([{ 'gtm.start': 7, event: 'gtm.js' }]);
});

it('load what is agreed to alone', () => {
  const { hear, loaded } = open();
  hear({ statistics: false, marketing: true });
  expect(loaded()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
});

it('leave the tag manager out where the browser asks not to be tracked, whatever was agreed to', () => {
  const { hear, loaded } = open(scripts, { doNotTrack: '1' });
  hear(yes);
  expect(loaded()).toEqual([scripts.search]);
});

it('load nothing for a channel that has none', () => {
  const { hear, loaded } = open({ tagManager: null, search: null });
  hear(yes);
  expect(loaded()).toEqual([]);
});

it("have customers' pictures followed once after a yes to statistics, which hear of every answer from then on", async () => {
  const { hear, loaded, flows } = open({ tagManager: null, search: null, flows: '/flowbox.js' });
  hear({ statistics: false, marketing: true });
  expect(flows).toEqual([]);
  hear(yes);
  hear(no);
  hear(yes);
  await Promise.resolve();
  expect([loaded(), flows]).toEqual([[], ['/flowbox.js', true, false, true]]);
});

describe('the review widget', () => {
  const none = { tagManager: null, search: null };
  const scriptOf = (channelId: string) => `https://static.lipscore.com/assets/${channelId}/lipscore-v1.js`;

  it.each([
    ['1|se', 'se'],
    ['2|no', 'no'],
    ['3|dk', 'se'],
  ])('of channel %s is the variant %s, comes with a yes to statistics, and is told its key', (channelId, variant) => {
    const { hear, loaded, target } = open({
      ...none,
      reviews: lipscoreWidget('lipscore', { channelId, apiKey: 'key-1' }),
    });
    hear({ statistics: false, marketing: true });
    expect(loaded()).toEqual([]);
    hear(yes);
    hear(yes);
    expect(loaded()).toEqual([scriptOf(variant)]);
    const told: unknown[] = [];
    target.lipscore = { init: (options) => told.push(options), reInitWidgets: () => {} };
    target.lipscoreInit?.();
    expect(told).toEqual([{ apiKey: 'key-1' }]);
  });

  it('that does not come is told of, so that its place says so, and asked for again with the next yes', () => {
    const { hear, loaded, missed, target } = open({
      ...none,
      reviews: lipscoreWidget('lipscore', { channelId: '2|no', apiKey: 'key-1' }),
    });
    hear(yes);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect([missed, target.lipscore]).toEqual([[scriptOf('no')], undefined]);
    hear(yes);
    expect(loaded()).toEqual([scriptOf('no'), scriptOf('no')]);
  });

  it('without a key loads nothing, and says so', () => {
    const reviews = lipscoreWidget('lipscore', { channelId: '2|no', apiKey: null });
    const { hear, loaded, reported } = open({ ...none, reviews });
    hear(yes);
    expect([loaded(), reported]).toEqual([[], ['Lipscore API key is not set']]);
  });
});
