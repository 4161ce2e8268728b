// @vitest-environment node
import { expect, it } from 'vitest';
import { undescribedIn, undescribedProps } from '../undescribed-props.ts';

it('every prop of the docs is described, or its name says it wholly', () => {
  expect(undescribedProps()).toEqual([]);
});

it('a prop without a word is found, one that is described or says it itself is not', () => {
  const text = `export interface BellProps {
    label: string;
    /** How loud it rings. */
    volume: number;
    pitch?: number;
    onRing(): void;
  }`;
  expect(undescribedIn(text)).toEqual(['BellProps.pitch', 'BellProps.onRing']);
});
