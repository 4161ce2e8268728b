/** Who buys in the tests: all that an order by invoice asks of a person. The number is one that the tax agency publishes for tests. */
export const buyer = {
  email: 'maja@torg.example',
  customerType: 'PERSON',
  billingAddress: {
    firstName: 'Maja',
    lastName: 'Lind',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
    mobile: '070-174 06 05',
  },
  acceptedConsents: ['terms'],
  identityNumber: '19121212-1212',
} as const;
