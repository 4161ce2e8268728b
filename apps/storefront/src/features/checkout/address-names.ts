/** The addresses of a checkout, by what the names of their fields begin with: who is billed, and where else the goods go. */
export const addressNames = ['billingAddress', 'shippingAddress'] as const;
