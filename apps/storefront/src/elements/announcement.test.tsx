// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Announcement } from './announcement.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('says the same words again where they are said of something else', async () => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  const tell = async (of: object | null) => {
    await act(async () => root.render(<Announcement of={of}>{of && 'Något gick fel'}</Announcement>));
    const region = document.querySelector('[role="status"]');
    return { region, words: region?.firstElementChild };
  };
  const once = {};
  const quiet = await tell(null);
  const first = await tell(once);
  const still = await tell(once);
  const second = await tell({});
  expect([quiet.words?.textContent, second.words?.textContent]).toEqual(['', 'Något gick fel']);
  expect(new Set([quiet.region, first.region, second.region]).size).toBe(1);
  expect(still.words).toBe(first.words);
  expect(second.words).not.toBe(first.words);
  await act(async () => root.unmount());
});
