/** The places whose menus every page shows, by the names that the Merchant API knows them by. */
export const menuPlaces = {
  main: 'main-desktop',
  quick: 'top-bar',
  service: 'footer-first',
  company: 'footer-second',
} as const;

/** The menu whose entries stand in the bar above the header. */
export const announcementsPlace = 'announcements';

/** The menu of the panel that phones open. */
export const panelMenuPlace = 'main-mobile';
