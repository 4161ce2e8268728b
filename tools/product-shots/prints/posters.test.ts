import { expect, it } from 'vitest';
import { forestPoster, mountainPoster } from './posters.ts';

it('draws a poster the same way each time, as its picture is only taken again when it changes', () => {
  expect(mountainPoster('#56718a')).toEqual(mountainPoster('#56718a'));
});

it('prints each view in its own colour and with its own name', () => {
  expect(forestPoster('#33503f').markup).toContain('>Skog</text>');
  expect(forestPoster('#33503f')).not.toEqual(forestPoster('#2d3d54'));
});
