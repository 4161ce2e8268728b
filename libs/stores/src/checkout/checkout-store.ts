import { makeAutoObservable } from 'mobx';
import { createCheckoutSession, type CheckoutSession, type CheckoutSessionOptions } from '@torg/commerce-sdk';
import {
  customerTypeFrom,
  inLawfulOrder,
  preselectedPayment,
  readCarrierChoice,
  type Cart,
  type Checkout,
  type CustomerType,
  type PaymentOption,
  type PickupPoint,
  type ShippingOption,
} from '@torg/commerce-sdk/domain';
import { checkoutChanges, type TypedCheckout } from './checkout-changes.ts';
import { agreementOf, type CheckoutDrafts } from './checkout-draft.ts';

/** What a checkout needs from the world. */
export interface CheckoutStorePorts {
  /** Sends what changed of the checkout of the cart in hand. */
  update: CheckoutSessionOptions['update'];
  /** Where what was typed is kept until it is ordered. */
  drafts: CheckoutDrafts;
  /** Whether a text is a postal code of the country that the goods go to. */
  isPostalCode(text: string): boolean;
  report(error: unknown): void;
}

/** An order as far as it says how it may be paid; the amount in minor units inc VAT, as it is left to pay by that way. */
export interface PayableOrder {
  customerType: CustomerType;
  amount: number;
  currency: string;
}

/** Whether an order may be paid in a way that is offered. */
export type MayPay = (option: PaymentOption, order: PayableOrder) => boolean;

/** What the page begins with. */
export interface CheckoutStart {
  checkout: Checkout | null;
  customerType: CustomerType;
  /** What was typed, as the server knows it. */
  typed: TypedCheckout;
  /** What of an earlier visit stands above it; the server may know nothing of it. */
  kept?: TypedCheckout;
  /** All that is offered may be chosen where it is left out. */
  mayPay?: MayPay;
}

/**
 * The checkout of one cart, for a page to follow: what was typed and chosen, and what the API makes of it. The fields
 * themselves stay the browser's; `follow` is told of the whole form as it stands.
 */
export class CheckoutStore {
  state: CheckoutSession['state'];
  /** What is filled in, by the names of the fields. */
  typed: TypedCheckout;
  readonly #session: CheckoutSession;
  readonly #ports: CheckoutStorePorts;
  #sent: TypedCheckout;
  /** In an object: a function of its own would be taken for an action. */
  private judge: { mayPay: MayPay };
  /** Who is blocked from which way of paying, as the API told since the page was opened. */
  private blocked: readonly string[];

  constructor(ports: CheckoutStorePorts, start: CheckoutStart) {
    const { checkout, customerType, typed, kept, mayPay = () => true } = start;
    this.#ports = ports;
    this.judge = { mayPay };
    this.#session = createCheckoutSession({ ...ports, checkout });
    this.state = this.#session.state;
    this.#sent = { customerType, ...typed };
    this.typed = { ...this.#sent, ...kept };
    this.blocked = blockedIn(checkout);
    this.#session.subscribe((state) =>
      this.enter({ state, blocked: [...new Set([...this.blocked, ...blockedIn(state.checkout)])] }),
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get checkout(): Checkout | null {
    return this.state.checkout;
  }

  /** The cart as it costs with what is chosen. */
  get cart(): Cart | null {
    return this.checkout?.cart ?? null;
  }

  get customerType(): CustomerType {
    return customerTypeFrom(this.typed.customerType);
  }

  get shippingOptions(): readonly ShippingOption[] {
    return this.checkout?.shippingOptions ?? [];
  }

  /** What is chosen as long as it is offered, else what the API selected; null while a choice in a carrier's list is unfinished. */
  get shipping(): ShippingOption | null {
    if (this.typed.shippingId === '') return null;
    const chosen = this.shippingOptions.find(({ shippingId }) => String(shippingId) === this.typed.shippingId);
    return chosen ?? this.shippingOptions.find(({ isSelected }) => isSelected) ?? null;
  }

  /** Where the parcel can be fetched by the chosen way of sending, the nearest first. */
  get pickupPoints(): readonly PickupPoint[] {
    return this.shipping ? readCarrierChoice(this.shipping).pickupPoints : [];
  }

  /** In the order in which the law lets them be shown. */
  get paymentOptions(): readonly PaymentOption[] {
    return inLawfulOrder(this.checkout?.paymentOptions ?? []);
  }

  /** The ways of paying that may be chosen for this order; the others are offered to others, or for what costs less. */
  get payableOptions(): readonly PaymentOption[] {
    return this.paymentOptions.filter((option) => {
      if (this.isBlocked(option)) return false;
      const order = this.orderPaidBy(option);
      return order === null || this.judge.mayPay(option, order);
    });
  }

  /** What is chosen as long as it is offered and may be; beforehand never credit. */
  get payment(): PaymentOption | null {
    const chosen = this.payableOptions.find(({ paymentId }) => String(paymentId) === this.typed.paymentId);
    return chosen ?? preselectedPayment(this.payableOptions);
  }

  /** Whether whoever is filled in as the customer may not pay so. */
  isBlocked({ paymentId }: Pick<PaymentOption, 'paymentId'>): boolean {
    return this.blocked.includes(blockOf(this.typed.email, paymentId));
  }

  /** Whether a bill is sent, so that whoever gets it says who they are. */
  get isBilled(): boolean {
    return this.payment?.flow === 'shop' && (this.cart?.summary.balance.toPay.incVat ?? 0) > 0;
  }

  get hasOtherAddress(): boolean {
    return this.typed.otherAddress !== undefined;
  }

  get isChanging(): boolean {
    return this.state.status === 'changing';
  }

  /** Takes the form as it stands: keeps it, and sends what prices and choices hang on. */
  follow(form: TypedCheckout): void {
    const typed = withoutOthersNumber(form, this.typed);
    this.enter({ typed });
    this.#ports.drafts.keep(typed);
    const changes = checkoutChanges(this.#sent, typed, this.#ports.isPostalCode);
    if (!changes) return;
    this.#sent = typed;
    void this.#session.change(changes);
  }

  /** What was kept of an earlier visit, where it is another than what the server knows. */
  recall(cartId: string): TypedCheckout {
    return this.#ports.drafts.recall(agreementOf(cartId, this.cart));
  }

  /** The shopper leaves to pay: what they agreed to stands when they come back without having paid. */
  agree(cartId: string): void {
    this.#ports.drafts.agree(agreementOf(cartId, this.cart));
  }

  /** The order as it costs where it is paid in a way, with the fee of that; null where no cart is known. */
  orderPaidBy({ fee }: Pick<PaymentOption, 'fee'>): PayableOrder | null {
    const { cart, customerType } = this;
    if (!cart) return null;
    const { currency, balance, paymentFee } = cart.summary;
    return { customerType, currency, amount: balance.toPay.incVat - paymentFee.incVat + fee.incVat };
  }

  /** Judges from now on by something else what may be chosen, such as what is known by now of the buyer's organization. */
  judgePaymentBy(mayPay: MayPay): void {
    this.enter({ judge: { mayPay } });
  }

  /** Reads it anew: after the cart changed, or nobody answered. */
  async refresh(): Promise<void> {
    await this.#session.retry();
  }

  /** Goes on with another cart, whose checkout knows nothing yet: all is sent again that choices and sums hang on. */
  async startOver(): Promise<void> {
    this.#sent = this.typed;
    const changes = checkoutChanges({}, this.typed, this.#ports.isPostalCode);
    // It may have been about to go somewhere else, on another day.
    await this.#session.change({ shippingAddress: { zip: '' }, ...changes });
  }

  /** The key of the order as it is filled in now: the same for the same, as long as nobody knows what became of it. */
  orderKey(cartId: string): string {
    const { orderKey: _, ...typed } = this.typed;
    return this.#ports.drafts.orderKey(JSON.stringify([cartId, this.cart?.summary.total.incVat, digest(typed)]));
  }

  /** What became of the order is known. */
  endOrder(): void {
    this.#ports.drafts.endOrder();
  }

  /** It is ordered: nothing that was typed is kept any longer. */
  forget(): void {
    this.#ports.drafts.forget();
  }

  dispose(): void {
    this.#session.dispose();
  }

  private enter(
    next: Partial<Pick<CheckoutStore, 'state' | 'typed'>> & { judge?: { mayPay: MayPay }; blocked?: readonly string[] },
  ): void {
    Object.assign(this, next);
  }
}

/** The API blocks a customer, by their address, from the way that is selected. */
function blockedIn(checkout: Checkout | null): string[] {
  const selected = checkout?.isBlocked ? checkout.paymentOptions.filter(({ isSelected }) => isSelected) : [];
  return selected.map(({ paymentId }) => blockOf(checkout?.email, paymentId));
}

function blockOf(email: string | undefined, paymentId: number): string {
  return `${paymentId} ${email?.trim().toLowerCase()}`;
}

/** The number of a person is none of an organisation, nor the other way round: with another customer it is asked anew. */
function withoutOthersNumber(typed: TypedCheckout, before: TypedCheckout): TypedCheckout {
  const isOthers = typed.customerType !== before.customerType && typed.identityNumber === before.identityNumber;
  if (!isOthers) return typed;
  const { identityNumber: _, ...others } = typed;
  return others;
}

/** Tells what was typed from something else, and nothing of it: who somebody is is kept nowhere. */
function digest(typed: TypedCheckout): string {
  let hash = 0;
  for (const character of JSON.stringify(Object.entries(typed).sort()))
    hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}
