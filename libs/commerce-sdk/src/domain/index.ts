export type { Address } from './account/address.ts';
export { customerTypeFrom } from './account/customer-type.ts';
export type { CustomerType } from './account/customer-type.ts';
export { withoutMarket } from './address/without-market.ts';
export type { AddressScope } from './address/without-market.ts';
export type { AddedItem } from './cart/added-item.ts';
export type {
  Cart,
  CartChange,
  CartLine,
  CartRefusal,
  CartSummary,
  PackageChoice,
  PackageRefusal,
  PromoCodeResult,
} from './cart/cart.ts';
export { hasCartChanged, haveItemsChanged } from './cart/cart-differences.ts';
export type { CartOffer, OfferedLines } from './cart/cart-offer.ts';
export { cartTotals } from './cart/cart-totals.ts';
export type { CartTotals, CountedCart, CountedLine, LineTotals, ReducedAmount } from './cart/cart-totals.ts';
export type { TaxedAmount } from './cart/fee-by-rate.ts';
export { singleUpdates, wantedQuantity } from './cart/optimistic-update.ts';
export type { OptimisticUpdate } from './cart/optimistic-update.ts';
export { groupLines } from './cart/group-lines.ts';
export type { LineGroup } from './cart/group-lines.ts';
export { groupedItems } from './cart/grouped-items.ts';
export type { GroupedItem, PackageConfiguration } from './cart/grouped-items.ts';
export { packagePrice } from './cart/package-price.ts';
export type { PackagePart, PackagePrice } from './cart/package-price.ts';
export { parseQuantity } from './cart/parse-quantity.ts';
export type { LineReduction } from './cart/reduce-lines.ts';
export { projectCart } from './cart/project-cart.ts';
export type { ProjectedCart } from './cart/project-cart.ts';
export type { ProjectionGap } from './cart/projection-gap.ts';
export { amountLeftToFreeShipping, freeShippingFrom, shippingFee } from './cart/shipping-fee.ts';
export type { ShippingRule } from './cart/shipping-fee.ts';
export { unitsByProduct } from './cart/units-by-product.ts';
export { vatSpecification } from './cart/vat-specification.ts';
export { readCarrierChoice } from './checkout/carrier-choice.ts';
export type { CarrierChoice, PickupPoint } from './checkout/carrier-choice.ts';
export { neededFields } from './checkout/needed-fields.ts';
export type { CheckoutField, CheckoutSituation } from './checkout/needed-fields.ts';
export { inLawfulOrder, isCredit, preselectedPayment } from './checkout/payment-order.ts';
export type {
  Checkout,
  CheckoutDetails,
  CheckoutResult,
  OrderConditions,
  PaymentOption,
  PaymentType,
  ShippingOption,
} from './checkout/checkout.ts';
export { creditLeft } from './company/company-credit.ts';
export type { CompanyCredit } from './company/company-credit.ts';
export { companyRoles, mayApprove, mayManageMembers, needsApproval } from './company/company-member.ts';
export type { AskedPurchase, CompanyRole, MemberRights } from './company/company-member.ts';
export { changeMembers, memberChangeRefusal } from './company/member-change.ts';
export type { MemberChange, MemberChangeRefusal } from './company/member-change.ts';
export { checkPassword, SHORTEST_PASSWORD } from './identity/check-password.ts';
export { canBeSentOn, FARTHEST_GIFT_DAYS } from './gift-card/gift-day.ts';
export { LONGEST_GREETING, LONGEST_RECEIVER_NAME, readGreeting, writeGreeting } from './gift-card/greeting.ts';
export type { GiftGreeting } from './gift-card/greeting.ts';
export { linesBeyondShelf, needsDelivery, type ShelfLine } from './gift-card/needs-delivery.ts';
export { readCompanyNumber } from './identity/company-number.ts';
export { readEInvoiceAddress } from './identity/e-invoice-address.ts';
export { readEmailAddress } from './identity/email-address.ts';
export { readIdentityNumber } from './identity/identity-number.ts';
export { readNorwegianOrganisationNumber } from './identity/norwegian-organisation-number.ts';
export { readNorwegianPersonalNumber } from './identity/norwegian-personal-number.ts';
export { formatPhoneNumber, readPhoneNumber } from './identity/phone-number.ts';
export type { PhoneNumber } from './identity/phone-number.ts';
export { formatOrganisationNumber } from './identity/format-organisation-number.ts';
export { formatPostalCode, readPostalCode } from './identity/postal-code.ts';
export type { PostalCountry } from './identity/postal-code.ts';
export { readSwedishOrganisationNumber } from './identity/swedish-organisation-number.ts';
export { readSwedishPersonalNumber } from './identity/swedish-personal-number.ts';
export { activeSort, providerSort } from './listing/active-sort.ts';
export type { ProviderSort, SortChoices } from './listing/active-sort.ts';
export type { Facet, FacetValue, ProductFilters } from './listing/facet.ts';
export type { ListPage } from './listing/list-page.ts';
export { facetGroups, isFiltered, readListQuery, writeListQuery } from './listing/list-query.ts';
export type { FacetGroup, ListAddress, ListSelection } from './listing/list-query.ts';
export type { Category, ListedCategory, ProductList } from './listing/product-list.ts';
export type { SelectedFacet } from './listing/selected-facet.ts';
export type { Channel, Language, Market } from './market/channel.ts';
export { decimalFromMinor } from './money/decimal-from-minor.ts';
export { exVatFrom } from './money/ex-vat-from.ts';
export { formatMoney } from './money/format-money.ts';
export type { MoneyFormat } from './money/format-money.ts';
export type { ShopLanguage } from './money/shop-language.ts';
export { incVatFrom } from './money/inc-vat-from.ts';
export { minorFromDecimal } from './money/minor-from-decimal.ts';
export type { BasisPoints, Minor, VatAmount } from './money/money.ts';
export { spreadAmount } from './money/spread-amount.ts';
export { sumVatAmounts } from './money/sum-vat-amounts.ts';
export { otherVatView, vatViewOf } from './money/vat-view.ts';
export type { VatView } from './money/vat-view.ts';
export type { ListedOrder, Order, OrderedGood, OrderParcel, OrderPayment, OrderRefund } from './order/order.ts';
export { orderState } from './order/order-state.ts';
export type { OrderState } from './order/order-state.ts';
export type {
  PlacedOrder,
  PlacedOrderRow,
  PlaceOrderRefusal,
  PlaceOrderResult,
  Purchase,
} from './order/placed-order.ts';
export type { Campaign } from './price/campaign.ts';
export { campaignPrice } from './price/campaign-price.ts';
export type { CampaignDiscount } from './price/campaign-price.ts';
export { dailyPrices } from './price/daily-prices.ts';
export type { DailyPrice } from './price/daily-prices.ts';
export { effectivePrices } from './price/effective-prices.ts';
export type { EffectivePrice, RunningCampaign } from './price/effective-prices.ts';
export { lowestPriceAt } from './price/lowest-price.ts';
export type { LowestPriceFacts } from './price/lowest-price.ts';
export type { LowestPrice, Price, PriceLogEntry } from './price/price.ts';
export { breakAt, loweringBreaks, nextBreak } from './price/price-break.ts';
export type { PriceBreak, UnitPriceBreak } from './price/price-break.ts';
export { priceAt } from './price/price-step.ts';
export type { PriceStep } from './price/price-step.ts';
export { priorPrice } from './price/prior-price.ts';
export type { PricePoint } from './price/prior-price.ts';
export { reductionPercent } from './price/reduction-percent.ts';
export { INVALID_SALES_TYPE, salesType } from './price/sales-type.ts';
export { statedUnitPrice } from './price/stated-unit-price.ts';
export type { StatedUnitPrice } from './price/stated-unit-price.ts';
export { formatUnitPrice, isContentUnit, unitPrice } from './price/unit-price.ts';
export type { BaseUnit, ContentUnit, PackContent, UnitPrice } from './price/unit-price.ts';
export { vatRateOn } from './price/vat-rate.ts';
export type { VatRate } from './price/vat-rate.ts';
export { withListPrice } from './price/with-list-price.ts';
export { comparableGtin, gtinCheckDigit, readGtin } from './product/gtin.ts';
export type { Brand } from './product/brand.ts';
export { defaultSelections, missingChoices } from './product/package-selection.ts';
export type { PackageSelection } from './product/package-selection.ts';
export type {
  AlternativeUrl,
  DiscountType,
  ListedProduct,
  ListedSku,
  ListedVariant,
  Named,
  NamedLink,
  Parameter,
  ParameterGroup,
  Product,
  ProductImage,
  Rating,
  Sku,
  Variant,
} from './product/product.ts';
export { colourOfName } from './product/colour-of-name.ts';
export { compareSizes } from './product/compare-sizes.ts';
export { pictureAddress } from './product/picture-address.ts';
export type { PictureKind, WantedPicture } from './product/picture-address.ts';
export { productFacts } from './product/product-facts.ts';
export type { FactSubject } from './product/product-facts.ts';
export type { PackageGroup, PackageOption, ProductPackage } from './product/product-package.ts';
export type { RelatedProduct } from './product/related-product.ts';
export type { PostReviewResult, Review, ReviewList } from './product/review.ts';
export { checkAdd } from './stock/check-add.ts';
export type { AddResult } from './stock/check-add.ts';
export type { Stock } from './stock/stock.ts';
export { stockState } from './stock/stock-state.ts';
export type { StockState } from './stock/stock-state.ts';
export { isFreeDay } from './time/free-day.ts';
export type { CalendarCountry } from './time/free-day.ts';
export { dateAfter, dateBefore, localDateWriter } from './time/local-date.ts';
export { momentAt } from './time/moment-at.ts';
export { openingState } from './time/opening-hours.ts';
export type { OpeningHours, OpeningState, OpenPeriod } from './time/opening-hours.ts';
export { startOfDay } from './time/start-of-day.ts';
export { dateAfterWorkingDays } from './time/working-days.ts';
export { withdrawalLastDay } from './withdrawal/withdrawal-last-day.ts';
export type { WithdrawalFacts } from './withdrawal/withdrawal-last-day.ts';
export type { Article, ArticleMatch } from './quick-order/article.ts';
export { buyableItems, judgeRows } from './quick-order/judge-rows.ts';
export type { JudgedRow, RowVerdict } from './quick-order/judge-rows.ts';
export { mostOrderRows, readOrderRows, sumRows, writeOrderRows } from './quick-order/order-rows.ts';
export type { OrderRow } from './quick-order/order-rows.ts';
export { pricesOfRows } from './quick-order/prices-of-rows.ts';
export type { RowPrice } from './quick-order/prices-of-rows.ts';
