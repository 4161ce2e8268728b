import { expect, it } from 'vitest';
import * as main from './index.ts';
import * as overlays from './overlays/index.ts';

it('offers these names and no others', () => {
  expect({ main: Object.keys(main).sort(), overlays: Object.keys(overlays).sort() }).toMatchSnapshot();
});
