import { makeAutoObservable } from 'mobx';
import { vatViewOf, type CustomerType, type VatView } from '@torg/commerce-sdk/domain';
import type { EventLog } from '../events/event-log.ts';

export interface CustomerStorePorts {
  events: Pick<EventLog, 'record'>;
  /** Keeps the choice for the next visit. */
  rememberCustomerType(type: CustomerType): void;
}

/** Owns who the shopper buys for, and with it which side of VAT prices are shown from. */
export class CustomerStore {
  customerType: CustomerType;
  /** What the page was rendered for, whatever was chosen since. */
  readonly renderedVatView: VatView;
  readonly #ports: CustomerStorePorts;

  constructor(ports: CustomerStorePorts, customerType: CustomerType = 'PERSON') {
    this.#ports = ports;
    this.customerType = customerType;
    this.renderedVatView = vatViewOf(customerType);
    makeAutoObservable(this, { renderedVatView: false }, { autoBind: true });
  }

  get vatView(): VatView {
    return vatViewOf(this.customerType);
  }

  /** What was chosen before, as this visitor's browser remembers it. A page may have been kept that was made for others. */
  receive(customerType: CustomerType): void {
    this.customerType = customerType;
  }

  /** The shopper's own choice, or what their account is when they sign in: remembered and recorded. Choosing the same again is no change. */
  change(customerType: CustomerType): void {
    if (customerType === this.customerType) return;
    this.customerType = customerType;
    this.#ports.rememberCustomerType(customerType);
    this.#ports.events.record('customer-type:change', { customerType });
  }
}
