import { customerTypeFrom, type CustomerType } from '@torg/commerce-sdk/domain';
import { customerTypeRow } from '../config/stored.ts';
import { readCookie } from './read-cookie.ts';
import { writeCookie } from './write-cookie.ts';

/** What a Cookie header (or `document.cookie`) says of the customer; a private person where it says nothing. */
export function readCustomerType(cookies: string): CustomerType {
  return customerTypeFrom(readCookie(cookies, customerTypeRow));
}

/** The cookie that keeps the choice, as Set-Cookie and `document.cookie` write it. */
export function customerTypeCookie(customerType: CustomerType, secure: boolean): string {
  return writeCookie(customerTypeRow, customerType, secure);
}
