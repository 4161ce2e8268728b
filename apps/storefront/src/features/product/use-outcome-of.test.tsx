// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useOutcomeOf } from './use-outcome-of.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Told({ outcome, alias }: { outcome: { text: string } | null; alias: string }) {
  return useOutcomeOf(outcome, alias)?.text;
}

it('says of a colour what was told of it, and nothing of the next one until that is tried', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = async (alias: string, outcome: { text: string } | null) => {
    await act(async () => root.render(<Told alias={alias} outcome={outcome} />));
    return place.textContent;
  };
  const missing = { text: 'Du måste välja storlek först' };
  expect(await show('blue', null)).toBe('');
  expect(await show('blue', missing)).toBe(missing.text);
  expect(await show('green', missing)).toBe('');
  expect(await show('green', { ...missing })).toBe(missing.text);
});
