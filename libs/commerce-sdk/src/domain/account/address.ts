/** Where somebody lives or takes parcels. What is not known of it is empty. */
export interface Address {
  firstName: string;
  lastName: string;
  company: string;
  careOf: string;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  /** The code of the door, for whoever brings parcels. */
  entryCode: string;
  zip: string;
  city: string;
  state: string;
  /** An ISO 3166 code such as SE, or the country's English name: accounts write either. */
  country: string;
  mobile: string;
  phone: string;
}
