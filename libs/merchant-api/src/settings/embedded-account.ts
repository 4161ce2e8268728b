/** The embedded API's only account and its environment, as they stand in the auth service's address. */
export const embeddedAccount = 'torg_dev';
