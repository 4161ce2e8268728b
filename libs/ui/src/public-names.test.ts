import { expect, it } from 'vitest';
import * as checkout from './checkout/index.ts';
import * as galleryZoom from './gallery-zoom/index.ts';
import * as htmlContent from './html-content/index.ts';
import * as main from './index.ts';
import * as rangeSlider from './inputs/range-slider/index.ts';
import * as searchCombobox from './inputs/search-combobox/index.ts';
import * as select from './inputs/select/index.ts';
import * as menus from './menus/index.ts';
import * as overlays from './overlays/index.ts';
import * as reviews from './reviews/index.ts';
import * as rows from './rows/index.ts';
import * as styling from './styling/index.ts';
import * as tabs from './tabs/index.ts';
import * as theme from './theme/index.ts';

it('offers these names and no others', () => {
  const entries = {
    checkout,
    galleryZoom,
    htmlContent,
    main,
    menus,
    overlays,
    rangeSlider,
    reviews,
    rows,
    searchCombobox,
    select,
    styling,
    tabs,
    theme,
  };
  const names = Object.entries(entries).map(([entry, names]) => [entry, Object.keys(names).sort()]);
  expect(Object.fromEntries(names)).toMatchSnapshot();
});
