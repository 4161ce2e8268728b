import { createTranslate, loadMessages } from '@torg/i18n';
import { expect, it } from 'vitest';
import { goodsOf } from './goods-of.ts';

const onError = ({ message }: Error) => expect.unreachable(message);
const t = createTranslate({ locale: 'sv', messages: await loadMessages('sv'), onError });
const good = (name: string, hasImage = true) => ({
  name,
  images: hasImage ? [{ fileName: `${name}.jpg`, tags: [] }] : [],
});
const shown = (...goods: ReturnType<typeof good>[]) => {
  const { pictures, more } = goodsOf({ goods }, '/media', t);
  return [pictures?.map(({ alt }) => alt), more];
};

it('shows the first four of the goods, each called by its name, and tells how many more there are', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => good(name));
  expect(shown(...four)).toEqual([['a', 'b', 'c', 'd'], undefined]);
  expect(shown(...four, good('e'))[1]).toEqual({ text: '+1', label: 'och en vara till' });
  expect(shown(...four, good('e'), good('f', false))[1]).toEqual({ text: '+2', label: 'och 2 varor till' });
});

it('counts what has no picture among the rest, and shows nothing where none has one', () => {
  expect(shown(good('a', false), good('b'))).toEqual([['b'], { text: '+1', label: 'och en vara till' }]);
  expect(shown(good('a', false))).toEqual([[], undefined]);
});

it('takes pictures in their own small size, so that their place is known before they come', () => {
  expect(goodsOf({ goods: [good('a')] }, '/media', t).pictures).toMatchObject([{ width: 120, height: 150 }]);
});
