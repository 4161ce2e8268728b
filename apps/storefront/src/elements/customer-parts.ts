import { inPlace, laterStatic } from './later-static.tsx';

/** The way from a page that is a customer's and everybody's to those that are a customer's alone, with its texts. */
export const customerParts = laterStatic(['account'], () => import('./customer.part.ts'));

export const LaterCustomerLinks = inPlace(customerParts.part(({ CustomerLinks }) => CustomerLinks));
