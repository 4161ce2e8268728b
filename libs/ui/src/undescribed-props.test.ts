// @vitest-environment node
import { expect, it } from 'vitest';
import { undescribedIn, undescribedProps } from '../undescribed-props.ts';

it('every prop of the docs is described, or its name says it wholly', () => {
  expect(undescribedProps()).toEqual([]);
});

it('a prop without a word is found, one that is described or says it itself is not', () => {
  const bell = `export interface BellProps extends Omit<Sound, 'length'> {
    label: string;
    /** How loud it rings. */
    volume: number;
    onRing(): void;
  }`;
  const sound = `interface Sound {
    pitch: number;
    /** In seconds. */
    length: number;
  }`;
  const other = 'interface Echo { delay: number }';
  expect(undescribedIn([bell, sound, other])).toEqual(['BellProps.onRing', 'Sound.pitch']);
});
