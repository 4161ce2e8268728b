import { expect, it } from 'vitest';
import { wayOf } from './way-of.ts';

const origin = 'https://torg.se';
const ask = (path: string, { method = 'GET', mode = 'cors' }: Partial<Pick<Request, 'method' | 'mode'>> = {}) =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin);

it.each([
  ['/assets/main-abc.js', 'file'],
  ['/media/product/400/mugg.avif', 'picture'],
  ['/graphql?q=1', 'network'],
  ['/sw.js', 'network'],
  ['https://img.example/assets/x.js', 'network'],
])('takes %s for a %s', (path, way) => expect(ask(path)).toBe(way));

it('answers documents, and nothing that changes something', () => {
  expect(ask('/kassan', { mode: 'navigate' })).toBe('page');
  expect(ask('/varukorg', { mode: 'navigate', method: 'POST' })).toBe('network');
});
