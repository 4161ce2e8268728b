/** Where a page tells how goods come to a postal code. */
export const deliveryId = 'delivery';
