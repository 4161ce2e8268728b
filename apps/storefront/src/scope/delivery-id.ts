/** Where a page tells how goods come to a postal code. */
export const deliveryId = 'delivery';

/** The parameter by which a page is asked how its goods come to a postal code, without script too. */
export const postalCodeParameter = 'postalCode';
