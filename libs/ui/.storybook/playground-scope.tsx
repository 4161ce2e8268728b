import * as React from 'react';
import * as checkout from '../src/checkout/index.ts';
import * as galleryZoom from '../src/gallery-zoom/index.ts';
import * as htmlContent from '../src/html-content/index.ts';
import * as ui from '../src/index.ts';
import * as rangeSlider from '../src/inputs/range-slider/index.ts';
import * as searchCombobox from '../src/inputs/search-combobox/index.ts';
import * as select from '../src/inputs/select/index.ts';
import * as menus from '../src/menus/index.ts';
import * as overlays from '../src/overlays/index.ts';
import * as reviews from '../src/reviews/index.ts';
import * as rows from '../src/rows/index.ts';
import * as tabs from '../src/tabs/index.ts';
import { cardColours } from '../src/testing/card-colours.ts';
import { longestCheckout } from '../src/testing/checkout/checkout-texts-longest.ts';
import { norwegianCheckout } from '../src/testing/checkout/checkout-texts-nb.ts';
import { swedishCheckout } from '../src/testing/checkout/checkout-texts-sv.ts';
import { deliveryChoices } from '../src/testing/checkout/delivery-choices.ts';
import { orderLines, orderSums } from '../src/testing/checkout/order-lines.ts';
import { paymentChoices } from '../src/testing/checkout/payment-choices.tsx';
import { demoComparison } from '../src/testing/demo-comparison.ts';
import { demoPackageSummary, demoSlot, demoSlots } from '../src/testing/demo-package.ts';
import { demoQuestion, demoReply, demoReview, demoReviewSummary } from '../src/testing/demo-reviews.ts';
import { goodsColours, photo, productLooks, productPhotos, secondPhoto } from '../src/testing/photos/photo.ts';
import { textsOf } from '../src/testing/texts-of.ts';

const components = {
  ...ui,
  ...checkout,
  ...reviews,
  ...rows,
  ...htmlContent,
  ...galleryZoom,
  ...menus,
  ...overlays,
  ...rangeSlider,
  ...searchCombobox,
  ...select,
  ...tabs,
};
const demo = {
  cardColours,
  deliveryChoices,
  demoComparison,
  demoPackageSummary,
  demoQuestion,
  demoReply,
  demoReview,
  demoReviewSummary,
  demoSlot,
  demoSlots,
  goodsColours,
  orderLines,
  orderSums,
  paymentChoices,
  photo,
  productLooks,
  productPhotos,
  secondPhoto,
};
const checkoutTexts = { sv: swedishCheckout, nb: norwegianCheckout, longest: longestCheckout };
const nothing = () => {};

/** What code of the playground may name: every component, the words of the demo, its pictures, and React. */
export function playgroundScope(locale: string): Record<string, unknown> {
  const t = textsOf(locale);
  return {
    React,
    ...components,
    ...demo,
    t,
    c: checkoutTexts[locale as keyof typeof checkoutTexts] ?? swedishCheckout, // another language has no words of its own
    image: photo('troja-fjall-rund-hals-gran'),
    price: { selling: t.price, prior: t.priorPrice, spoken: t.spokenReduced, discount: t.discount },
    nothing,
    open: { isOpen: true, onOpenChange: nothing, title: t.dialogTitle, closeLabel: t.close },
    triggerRef: React.createRef<HTMLElement>(),
  };
}
