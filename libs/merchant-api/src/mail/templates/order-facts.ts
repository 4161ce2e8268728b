import type { CustomerType, Minor } from '@torg/commerce-sdk/domain';

/** A line of an order, amounts in minor units inc VAT. */
export interface OrderedLine {
  /** The product with its brand and variant, as the customer saw it. */
  name: string;
  articleNumber: string;
  quantity: number;
  /** What one unit cost. */
  unitIncVat: Minor;
  /** What one unit costs where its price is not lowered; left out by orders from before it was told. */
  unitRegularIncVat?: Minor;
  /** What the line cost in all, less its reductions. */
  totalIncVat: Minor;
  /** The same without VAT; left out by orders from before it was told. */
  exVat?: { unit: Minor; unitRegular: Minor; total: Minor };
  /** The package that it is a part of; left out by loose lines, and by orders from before it was told. */
  package?: BoughtPackage;
  /** What campaigns and packages took off the line, or why it cost nothing; left out by orders from before it was told. */
  reductions?: readonly OrderReduction[];
}

/** A package as it was bought, which its lines share. */
export interface BoughtPackage {
  /** Joins its lines. */
  key: string;
  name: string;
  /** How many of it. */
  quantity: number;
}

/** What made something cheaper. */
export interface OrderReduction {
  /** The campaign's name; null for the price of a package. */
  name: string | null;
  /** Minor units inc VAT. */
  amount: Minor;
  amountExVat?: Minor;
}

/** What an order cost, in minor units. Reductions and balances are positive. */
export interface OrderSums {
  /** What was taken off the order as a whole, inc VAT. */
  discountIncVat: Minor;
  discountExVat?: Minor;
  /** The campaigns that did; left out by orders from before it was told. */
  discountNames?: readonly string[];
  totalIncVat: Minor;
  /** Left out by orders from before it was told; an organization's is then told inc VAT. */
  totalExVat?: Minor;
  /** VAT in the total by rate, in hundredths of a percent. */
  vats: readonly { rateBp: number; amount: Minor }[];
  /** What gift cards and the balance paid. */
  balance: Minor;
}

/** What an organization is known by, and what the buyer wrote; empty where there is nothing. */
export interface OrderBuyer {
  organisationNumber: string;
  /** Whom it is for, as the buyer's people say it. */
  reference: string;
  /** The buyer's own. */
  orderNumber: string;
  message: string;
}

/** A placed order as its confirmation tells of it. */
export interface OrderConfirmation {
  /** The number that the customer knows the order by. */
  orderId: string;
  /** In milliseconds since 1970. */
  placedAt: number;
  /** That of the market, such as Europe/Stockholm. */
  timeZone: string;
  /** The country whose rules for consumers hold, such as SE. */
  countryCode: string;
  customerType: CustomerType;
  /** Left out by orders from before it was told. */
  buyer?: OrderBuyer;
  /** ISO 4217 code, such as SEK. */
  currency: string;
  lines: readonly OrderedLine[];
  sums: OrderSums;
  delivery: {
    name: string;
    /** True where nothing is carried anywhere; left out where something is. */
    isByMail?: true;
    feeIncVat: Minor;
    feeExVat?: Minor;
    /** In words, such as `1–3 arbetsdagar`; null where nothing else than the legal 30 days was promised. */
    time: string | null;
    /** Where the customer fetches it; null where it comes to the address. */
    pickupPoint: string | null;
    /** Line by line. */
    address: readonly string[];
  };
  payment: {
    name: string;
    feeIncVat: Minor;
    feeExVat?: Minor;
    billingAddress: readonly string[];
    /** Whether a bill is paid later; whatever else is confirmed has been paid. */
    isBilled?: boolean;
  };
  /** Whole addresses of pages of the shop; null where there is no such page. */
  pages: { order: string | null; receipt: string | null; withdrawal: string | null; terms: string | null };
}
