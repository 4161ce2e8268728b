import { customerTypeFrom } from '@torg/commerce-sdk/domain';
import { safeReturnPath, sitePath } from '@torg/market-routing';
import { customerTypeCookie } from '../../scope/customer-type-cookie.ts';
import type { ServedSite } from '../served-site.ts';
import { seeOther } from './see-other.ts';
import type { SentForm } from './sent-form.ts';

/** Takes the choice of whom a visitor buys for: the cookie keeps it, and the page they came from shows it. */
export function takeCustomerTypeForm({ form }: SentForm, { site, isSecure }: ServedSite): Response {
  const customerType = customerTypeFrom(String(form.get('customerType')));
  const location = sitePath(site, safeReturnPath(String(form.get('returnTo'))) ?? '/');
  return seeOther(location, [customerTypeCookie(customerType, isSecure)]);
}
