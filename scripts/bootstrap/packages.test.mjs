import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { withoutLocalTools } from './packages.mjs';

it('takes the tools that are about to be replaced off PATH and leaves the rest', () => {
  const folders = ['/shop/node_modules/.bin', '/node_modules/.bin', '/usr/bin', '/bin'];
  const env = withoutLocalTools({ PATH: folders.join(delimiter), HOME: '/home/x' });
  expect(env).toEqual({ PATH: ['/usr/bin', '/bin'].join(delimiter), HOME: '/home/x' });
});
