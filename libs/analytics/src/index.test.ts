import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as entry from './index.ts';

it('offers these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'batchImpressions',
    'createAnalytics',
    'createClickSink',
    'createConsoleSink',
    'createDataLayerSink',
    'createMemorySink',
    'createSearchQueueSink',
    'hashBuyer',
    'itemsValue',
    'reducedPrice',
    'toCartLineItem',
    'toCheckout',
    'toProductItem',
    'toPurchase',
    'toldAddress',
    'toldPath',
    'toldText',
    'toldTitle',
    'writeConsentDefault',
    'writeConsentUpdate',
  ]);
});

it('loads in plain Node', async () => {
  const address = new URL('./index.ts', import.meta.url).href;
  const script = `const { itemsValue } = await import(${JSON.stringify(address)}); console.log(itemsValue([]))`;
  const args = ['--conditions=@torg/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe('0');
});
