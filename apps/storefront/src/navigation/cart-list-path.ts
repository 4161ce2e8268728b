/** Where the visitor's cart is as a file. */
export const cartListPath = '/cart.csv';
