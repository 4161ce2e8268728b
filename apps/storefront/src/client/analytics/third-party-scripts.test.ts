// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { thirdPartyScripts } from './third-party-scripts.ts';

const scripts = { tagManager: 'GTM-ABC1234', search: 'https://search.example/retail.js' };
const yes = { statistics: true, marketing: true };
const no = { statistics: false, marketing: false };

beforeEach(() => document.head.replaceChildren());

function open(given: typeof scripts | undefined = scripts, browser = {}) {
  const dataLayer: unknown[] = [];
  const hear = thirdPartyScripts(given, { page: document, browser, dataLayer, now: () => 7 });
  const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src);
  return { hear, loaded, dataLayer };
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
  const { hear, loaded } = open({ tagManager: null, search: null } as unknown as typeof scripts);
  hear(yes);
  expect(loaded()).toEqual([]);
});
