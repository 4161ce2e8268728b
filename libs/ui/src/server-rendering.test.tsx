// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as checkout from './checkout/index.ts';
import * as galleryZoom from './gallery-zoom/index.ts';
import * as htmlContent from './html-content/index.ts';
import * as ui from './index.ts';
import * as rangeSlider from './inputs/range-slider/index.ts';
import * as searchCombobox from './inputs/search-combobox/index.ts';
import * as select from './inputs/select/index.ts';
import * as menus from './menus/index.ts';
import * as overlays from './overlays/index.ts';
import * as reviews from './reviews/index.ts';
import * as rows from './rows/index.ts';
import * as tabs from './tabs/index.ts';
import { everyCheckoutPart } from './testing/checkout/every-checkout-part.tsx';
import { everyComponent } from './testing/every-component.tsx';
import { everyOverlay } from './testing/every-overlay.tsx';

const examples = { ...everyComponent, ...everyCheckoutPart, ...everyOverlay };
const onIntent = { ...galleryZoom, ...menus, ...overlays, ...rangeSlider, ...searchCombobox, ...select, ...tabs };
const entries = { ...ui, ...checkout, ...htmlContent, ...reviews, ...rows, ...onIntent };
/** Where React Aria places things by style. They are drawn by script alone, which the policy lets do so. */
const placedByStyle = ['RangeSlider', 'Select'];

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it.each(Object.entries(examples))(
  '%s renders on the server, with no warning and no style attribute',
  (name, element) => {
    const html = renderToString(element);
    expect(console.error).not.toHaveBeenCalled();
    // A strict content security policy refuses style attributes.
    if (!placedByStyle.includes(name)) expect(html).not.toContain(' style=');
  },
);

it('has an example of every public component', () => {
  const components = Object.keys(entries).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(examples).sort()).toEqual(components.sort());
});
