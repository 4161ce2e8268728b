/** The customer that a new shop has, so that signing in can be tried. */
export const demoCustomer = {
  email: 'anna@torg.example',
  password: 'torg-demo-1',
  firstName: 'Anna',
  lastName: 'Lind',
  mayPreview: false,
} as const;

/** The editor that a new shop has, so that previews can be tried. */
export const demoEditor = {
  email: 'redaktion@torg.example',
  password: 'torg-demo-2',
  firstName: 'Ragna',
  lastName: 'Berg',
  mayPreview: true,
} as const;
