import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** The names that a plain Node, with no bundler and no test runner, finds in an entry of the package. */
async function namesOf(entry: string): Promise<string[]> {
  const script = `console.log(JSON.stringify(Object.keys(await import('${entry}'))))`;
  const args = ['--conditions=@torg/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: new URL('..', import.meta.url) });
  return JSON.parse(stdout);
}

describe('the entries load in plain Node and name', () => {
  it('the client and its operations', async () => {
    expect(await namesOf('@torg/commerce-sdk')).toMatchInlineSnapshot(`
      [
        "CommerceError",
        "ConfigurationError",
        "CryptographyUnavailableError",
        "GraphQLResponseError",
        "InvalidArgumentError",
        "InvalidOperationError",
        "MissingDataError",
        "NetworkError",
        "ServerError",
        "ServerParseError",
        "TypedDocumentString",
        "UnexpectedError",
        "addPackageToCart",
        "addToCart",
        "cartCalls",
        "clearCart",
        "cloneCart",
        "commitPasswordReset",
        "completeCart",
        "createAuthClient",
        "createAuthSession",
        "createCartSession",
        "createCheckoutSession",
        "createCommerceClient",
        "createMemoryCache",
        "createOrUpdateCheckout",
        "createPackageMemory",
        "deleteUser",
        "fetchCart",
        "flattenClaims",
        "getBrands",
        "getCart",
        "getCategories",
        "getCategory",
        "getCategoryAddresses",
        "getChannel",
        "getChannels",
        "getContentPages",
        "getFilteredProducts",
        "getListPage",
        "getMenuAtLocation",
        "getOrder",
        "getOrderPublic",
        "getOrders",
        "getProduct",
        "getProductAddresses",
        "getProductFilters",
        "getProductPackage",
        "getProductTexts",
        "getProducts",
        "getProfile",
        "getPurchase",
        "getRelatedProducts",
        "getReviews",
        "getUrlHistory",
        "getUser",
        "getWidgetArea",
        "hashField",
        "isCartMissing",
        "monitorProductAvailability",
        "orderOnce",
        "passwordDigest",
        "placeOrder",
        "postProductReview",
        "randomUuid",
        "readClaims",
        "readRedirects",
        "readTokenUser",
        "removeCartItem",
        "removeCartPromoCode",
        "requestPasswordReset",
        "sessionSeconds",
        "setCartMerchantData",
        "setCartPromoCode",
        "setCartShippingFee",
        "subscribeToNewsletter",
        "toCommerceError",
        "updateCartGroup",
        "updateCartItem",
        "updateUser",
        "validateOrderConditions",
      ]
    `);
  });

  it('the rules of the shop', async () => {
    expect(await namesOf('@torg/commerce-sdk/domain')).toMatchInlineSnapshot(`
      [
        "FARTHEST_GIFT_DAYS",
        "INVALID_SALES_TYPE",
        "LONGEST_GREETING",
        "LONGEST_RECEIVER_NAME",
        "SHORTEST_PASSWORD",
        "activeSort",
        "amountLeftToFreeShipping",
        "breakAt",
        "buyableItems",
        "campaignPrice",
        "canBeSentOn",
        "cartTotals",
        "changeMembers",
        "checkAdd",
        "checkPassword",
        "colourOfName",
        "companyRoles",
        "comparableGtin",
        "compareSizes",
        "creditLeft",
        "customerTypeFrom",
        "dailyPrices",
        "dateAfter",
        "dateAfterWorkingDays",
        "dateBefore",
        "decimalFromMinor",
        "defaultSelections",
        "effectivePrices",
        "exVatFrom",
        "facetGroups",
        "formatMoney",
        "formatOrganisationNumber",
        "formatPhoneNumber",
        "formatPostalCode",
        "formatUnitPrice",
        "freeShippingFrom",
        "groupLines",
        "groupedItems",
        "gtinCheckDigit",
        "hasCartChanged",
        "haveItemsChanged",
        "inLawfulOrder",
        "incVatFrom",
        "isContentUnit",
        "isCredit",
        "isFiltered",
        "isFreeDay",
        "judgeRows",
        "linesBeyondShelf",
        "localDateWriter",
        "loweringBreaks",
        "lowestPriceAt",
        "mayApprove",
        "mayManageMembers",
        "memberChangeRefusal",
        "minorFromDecimal",
        "missingChoices",
        "momentAt",
        "mostOrderRows",
        "neededFields",
        "needsApproval",
        "needsDelivery",
        "nextBreak",
        "openingState",
        "orderState",
        "otherVatView",
        "packagePrice",
        "parseQuantity",
        "pictureAddress",
        "preselectedPayment",
        "priceAt",
        "pricesOfRows",
        "priorPrice",
        "productFacts",
        "projectCart",
        "providerSort",
        "readCarrierChoice",
        "readCompanyNumber",
        "readEInvoiceAddress",
        "readEmailAddress",
        "readGreeting",
        "readGtin",
        "readIdentityNumber",
        "readListQuery",
        "readNorwegianOrganisationNumber",
        "readNorwegianPersonalNumber",
        "readOrderRows",
        "readPhoneNumber",
        "readPostalCode",
        "readSwedishOrganisationNumber",
        "readSwedishPersonalNumber",
        "reductionPercent",
        "salesType",
        "shippingFee",
        "singleUpdates",
        "spreadAmount",
        "startOfDay",
        "statedUnitPrice",
        "stockState",
        "sumRows",
        "sumVatAmounts",
        "unitPrice",
        "unitsByProduct",
        "vatRateOn",
        "vatSpecification",
        "vatViewOf",
        "wantedQuantity",
        "withListPrice",
        "withdrawalLastDay",
        "withoutMarket",
        "writeGreeting",
        "writeListQuery",
        "writeOrderRows",
      ]
    `);
  });

  it('the transport of graphql-request', async () => {
    expect(await namesOf('@torg/commerce-sdk/graphql-request')).toMatchInlineSnapshot(`
      [
        "graphqlRequestTransport",
      ]
    `);
  });

  it('the binding of React, and the fakes for tests', async () => {
    expect([await namesOf('@torg/commerce-sdk/react'), await namesOf('@torg/commerce-sdk/testing')])
      .toMatchInlineSnapshot(`
      [
        [
          "CommerceProvider",
          "useCart",
          "useCommerce",
          "useSession",
        ],
        [
          "answeringClient",
          "json",
          "memoryCartService",
          "memoryStorage",
        ],
      ]
    `);
  });

  it('what a channel may have beyond the contract', async () => {
    expect(await namesOf('@torg/commerce-sdk/extensions')).toMatchInlineSnapshot(`
      [
        "acceptCartPrices",
        "acceptInvitation",
        "addItems",
        "addPasskey",
        "approvePurchase",
        "askQuestion",
        "beginPasskey",
        "cancelOrder",
        "changeFavourites",
        "changeMember",
        "claimOrder",
        "copyCart",
        "createExtensionsClient",
        "createPasskeyClient",
        "endStockNotice",
        "getAddressBook",
        "getArticles",
        "getBalanceEntries",
        "getBoughtGiftCards",
        "getCartChanges",
        "getChannelSettings",
        "getCompany",
        "getCompanyApproval",
        "getCompanyInvitation",
        "getContributions",
        "getDeliveryEstimate",
        "getFavourites",
        "getGiftCardTerms",
        "getOrderConfirmation",
        "getOwnPrices",
        "getPasskeys",
        "getProductReviews",
        "getQuestions",
        "getSavedCarts",
        "getSearchSpelling",
        "getSearchSuggestions",
        "getSharedFavourites",
        "getSignedInDevices",
        "getStockNotices",
        "getWithdrawal",
        "getWithdrawnOrders",
        "inviteMember",
        "joinCart",
        "keepAddress",
        "noteLine",
        "openSavedCart",
        "refusePurchase",
        "removeAddress",
        "removeMember",
        "removePasskey",
        "removeSavedCart",
        "renamePasskey",
        "reopenPurchase",
        "requestApproval",
        "requestOrderLink",
        "saveCart",
        "setDefaultAddress",
        "signOutDevice",
        "signOutEverywhere",
        "withdrawFromPurchase",
        "withdrawInvitation",
      ]
    `);
  });

  it('the cities of postal codes', async () => {
    expect(await namesOf('@torg/commerce-sdk/postal-codes')).toMatchInlineSnapshot(`
      [
        "cityOf",
      ]
    `);
  });

  it('the schema', async () => {
    expect(await namesOf('@torg/commerce-sdk/schema')).toMatchInlineSnapshot(`
      [
        "extensionTypeDefs",
        "merchantApiTypeDefs",
      ]
    `);
  });

  it('the search providers', async () => {
    expect(await namesOf('@torg/commerce-sdk/search')).toMatchInlineSnapshot(`
      [
        "createClickCollectSearch",
        "createMerchantSearch",
        "createSearchModule",
        "productNumbersIn",
        "setCart",
        "trackConversion",
        "trackPageView",
      ]
    `);
  });

  it('the subscriptions', async () => {
    expect(await namesOf('@torg/commerce-sdk/subscriptions')).toMatchInlineSnapshot(`
      [
        "ConnectionClosedError",
        "createSubscriptions",
      ]
    `);
  });
});

describe('src/domain', () => {
  it('imports nothing but itself and the error that it throws', async () => {
    for (const { name, file, source } of await sourcesOfDomain()) {
      const imports = [...source.matchAll(/\bfrom '([^']+)'/g)].map(([, path = '']) => path);
      const outside = imports.filter((path) => {
        const { href } = new URL(path, file);
        return (
          !path.startsWith('.') || !(href.startsWith(domain.href) || href.endsWith('/errors/invalid-argument-error.ts'))
        );
      });
      expect({ name, outside }).toEqual({ name, outside: [] });
    }
  });

  it('says of each name what it is', async () => {
    const exported = /^export (?:async )?(?:function|interface|type|const|class) (\w+)/;
    for (const { name, source } of await sourcesOfDomain()) {
      const lines = source.split('\n');
      const undocumented = lines.filter((line, index) => exported.test(line) && !lines[index - 1]?.endsWith('*/'));
      expect({ name, undocumented }).toEqual({ name, undocumented: [] });
    }
  });
});

it('is compiled without maps, which would point at sources that are not in the package', async () => {
  const read = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
  const [{ files }, own, base] = await Promise.all(
    ['../package.json', '../tsconfig.lib.json', '../../../tsconfig.base.json'].map(read),
  );
  expect(files).not.toContain('src');
  const { sourceMap = false, declarationMap = false } = { ...base.compilerOptions, ...own.compilerOptions };
  expect([sourceMap, declarationMap]).toEqual([false, false]);
});

const domain = new URL('domain/', import.meta.url);

async function sourcesOfDomain() {
  const names = (await readdir(domain, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  return Promise.all(
    names.map(async (name) => {
      const file = new URL(name.replaceAll('\\', '/'), domain);
      return { name, file, source: await readFile(file, 'utf8') };
    }),
  );
}
