import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as entry from './index.ts';
import * as testing from './testing/index.ts';

it('offers these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'CartStore',
    'CustomerStore',
    'EventLog',
    'FavouritesStore',
    'InterfaceStore',
    'MarketStore',
    'Notifications',
    'PageLoading',
    'SessionStore',
    'checkoutMarketOf',
    'createStores',
    'takeSnapshot',
  ]);
  expect(Object.keys(testing).sort()).toEqual([
    'buildCart',
    'buildCartLine',
    'createFakeCartPorts',
    'createFakeSessionPorts',
    'createFakeStorePorts',
    'createManualScheduler',
    'createMemoryStorage',
    'rightPassword',
  ]);
});

it('loads in plain Node', async () => {
  const address = new URL('./index.ts', import.meta.url).href;
  const script = `const { EventLog } = await import(${JSON.stringify(address)}); console.log(EventLog.name)`;
  const args = ['--conditions=@torg/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe('EventLog');
});
