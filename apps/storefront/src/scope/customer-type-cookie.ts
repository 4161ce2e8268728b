import { customerTypeFrom, type CustomerType } from '@torg/commerce-sdk/domain';
import { readCookie } from './read-cookie.ts';
import { aYear, writeCookie } from './write-cookie.ts';

/** Remembers whom this visitor buys for, for a year. Script reads it, because a page may have been kept for everyone. */
const name = 'torg-customer-type';

/** What a Cookie header (or `document.cookie`) says of the customer; a private person where it says nothing. */
export function readCustomerType(cookies: string): CustomerType {
  return customerTypeFrom(readCookie(cookies, name));
}

/** The cookie that keeps the choice, as Set-Cookie and `document.cookie` write it. */
export function customerTypeCookie(customerType: CustomerType, secure: boolean): string {
  return writeCookie(name, customerType, { maxAge: aYear, secure });
}
