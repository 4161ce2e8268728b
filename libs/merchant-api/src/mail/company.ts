/** The demonstration shop's company. Name, numbers, accounts, address and telephone belong to nobody. */
export const company = {
  name: 'Torg Demobutik AB',
  organisationNumber: '559123-4561',
  vatNumber: 'SE559123456101',
  /** By which Norwegian VAT is paid for what is sent there. */
  voecNumber: '2099999',
  /** Within how many days a bill is to be paid. */
  paymentTermDays: 14,
  bankgiro: '598-7656',
  norwegianAccount: '9999.07.00121',
  street: 'Drejarvägen 4',
  city: '360 99 Lerkulla',
  country: { sv: 'Sverige', nb: 'Sverige' },
  phone: { sv: '08-465 004 00', nb: '+46 8 465 004 00' },
  email: { sv: 'kundservice@torg.example', nb: 'kundeservice@torg.example' },
} as const;
