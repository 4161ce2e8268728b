/** An address as the API sends it. */
export const addressAnswer = {
  firstName: 'Maja',
  lastName: 'Lind',
  company: '',
  careOf: '',
  addressLine1: 'Storgatan 1',
  addressLine2: '',
  addressLine3: '',
  entryCode: '',
  zip: '111 22',
  city: 'Stockholm',
  state: '',
  country: 'SE',
  mobile: '070-174 06 05',
  phone: '',
};
