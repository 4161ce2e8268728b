/**
 * Modules that go into one script although not all that imports one of them imports the others: a file costs a phone some
 * milliseconds and its share of the line, however small it is. What few pages need stays apart from what all do.
 */

/** Changes seldom, so a browser keeps it from one deploy to the next. It is fetched before anybody touches the page. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|mobx|mobx-react-lite)\//;

/** Changes as seldom. Apart, so that what is fetched without a touch stays below 100 kB. */
const intl = /node_modules\/(react-intl|@formatjs|intl-messageformat)\//;

/**
 * Our own code that several pages use goes into one file: a page shall not need a dozen small ones. What is large, and
 * needed where an editor wrote HTML alone, stays apart, what only the pages of one feature use is fetched with them, as are
 * the fields that few pages have, and what runs a form with the first one that is sent.
 */
const shared =
  /\/(apps\/storefront\/src|libs\/[a-z0-9-]+\/src)\/(?!overlays\/|waiting\/|scope\/waiting-|compiled\/|html-content\/|domain\/(?:time\/|identity\/|gift-card\/|product\/colour-of-name)|inputs\/(?:password-field|phone-field|identity-field|radio-group|text-area)|features\/(?!shell\/)|page\/form\/|navigation\/(?:confirm-|account-)|display\/greeting-text|elements\/(?:line-message|sign-in-form|form-column|shown-password|customer-|find-order|widgets\/))/;

/** What lists sums: of the checkout and its confirmation at once, of the cart later. */
const sums = /\/libs\/ui\/src\/(layout\/box|commerce\/summary-table)\//;

/** What is known of lines: by the pages that show some, and by the cart's own code, which comes later. */
const lines =
  /\/(domain\/cart\/(group-lines|package-count|line-rate|shipping-fee)|domain\/money\/(ex-vat-from|sum-vat-amounts|spread-amount)|display\/variant-text)\.ts/;

/** What a line says of itself, such as for whom a gift card is: where lines are shown, and no other page has it. */
const messages = /\/(domain\/gift-card\/greeting|display\/greeting-text|elements\/line-message)\.tsx?$/;

/** What forms about an account are made of, beside those of every page. */
const accountForms =
  /\/(libs\/ui\/src\/inputs\/password-field|apps\/storefront\/src\/(elements\/(form-column|shown-password)|navigation\/account-))/;

/** The way from one page of a customer to the others, whatever of it a page needs. */
const customer = /\/apps\/storefront\/src\/elements\/customer-(links|pages)/;

/** What all forms are made of. */
const forms = /\/(page\/form\/(define-form|fields|cart-answer)|domain\/identity\/email-address)\.ts/;

/** How many of a product, and what waits for it: where goods are bought or are in the cart. */
const quantities =
  /\/(inputs\/quantity-field\/|waiting\/read-waiting|elements\/(waiting-notice|use-waiting-units|delivery-parts)|scope\/delivery-id|queries\/(goes-with|gift-terms)-query)/;

/** What a purchase asks of a person or a company in their market. */
const addresses =
  /\/(page\/form\/market-fields|domain\/identity\/(?!postal-code|email-address)|inputs\/postal-code-field\/)/;

/** What delivery to a postal code costs and when it comes. */
const delivery = /\/(queries\/(delivery-query|asked-postal-code)|display\/delivered-cart|scope\/known-postal-code)\.ts/;

/** What the API client and what knows by a hash share. */
const hashes = /\/(json\/loose-value|hashing\/(sha256|digest))\.ts/;

/** How lists of goods are read. */
const listed =
  /\/(operations\/catalogue\/(to-listed-product|to-variant|to-product|get-list-page|to-category)|documents\/ListPage|domain\/price\/stated-unit-price)\.ts/;

/** How a cart is read: by its own code, and where it is shared or ordered. */
const carts =
  /\/(operations\/cart\/(clone-cart|get-cart)|documents\/(CloneCart|GetCart)|cart\/is-cart-missing|errors\/is-server-fault)\.ts/;

/** What the cart's page and panel show below the lines. */
const belowLines =
  /\/(set-aside\/set-aside-|features\/cart\/set-aside-of|display\/arrival-days|domain\/time\/working-days)/;

/**
 * What panels, dialogs and the list of search suggestions are made of: six modules ask for all of it, the seventh, the list,
 * for what is neither modal nor framed. One that comes or goes changes how many these are.
 */
const aria = /node_modules\/(clsx|react-aria|react-aria-components|react-stately|@internationalized)\//;
const overlays = /\/libs\/ui\/src\/overlays\/(overlay-(frame|modal)|drawer)/;

const alone = { includeDependenciesRecursively: false } as const;

export const scriptGroups = [
  { name: 'libraries', test: libraries },
  { name: 'intl', test: intl },
  { name: 'shared', test: shared, minShareCount: 5 },
  { name: 'sums', test: sums },
  { name: 'lines', test: lines },
  { name: 'messages', test: messages },
  { name: 'account-forms', test: accountForms },
  { name: 'customer', test: customer, ...alone },
  { name: 'forms', test: forms, ...alone },
  { name: 'quantities', test: quantities, ...alone },
  { name: 'addresses', test: addresses, ...alone },
  { name: 'delivery', test: delivery, ...alone },
  { name: 'hashes', test: hashes, ...alone },
  { name: 'listed', test: listed, ...alone },
  { name: 'carts', test: carts, ...alone },
  { name: 'below-lines', test: belowLines, ...alone },
  { name: 'aria', test: aria, minShareCount: 7, ...alone },
  { name: 'modal', test: aria, minShareCount: 6, ...alone },
  { name: 'overlays', test: overlays, ...alone },
];
