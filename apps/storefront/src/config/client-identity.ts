/** By which the API's log tells the shop, and which edition of it, from its other clients. */
export const clientIdentity = { clientName: 'torg-storefront', clientVersion: '0.1.0' } as const;
