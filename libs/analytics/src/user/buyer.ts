/** Who bought. It never leaves a browser as it is, but where a sink says so. */
export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  zip: string;
}
