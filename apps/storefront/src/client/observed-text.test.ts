import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '@torg/stores/testing';
import { observedText } from './observed-text.ts';

it('whoever shows the text hears of what is written here, and in other tabs', () => {
  const storage = createMemoryStorage();
  let tellOfOtherTab = () => {};
  const text = observedText(storage, (changed) => (tellOfOtherTab = changed));
  const shown: (string | null)[] = [];
  const stop = autorun(() => void shown.push(text.read()));
  text.write('here');
  storage.write('there');
  tellOfOtherTab();
  stop();
  text.write('unseen');
  expect(shown.slice(1)).toEqual(['here', 'there']);
});
