/** What the ways of delivery and payment are known by where they have no logo, drawn like the icons on 24 × 24. */
export const signPaths = {
  pickup: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5',
  mailbox: 'M3.5 18.5v-7a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4v7zM11.5 18.5v-7a4 4 0 0 0-4-4M6 12.5h3M15 7.5V4h3',
  locker: 'M4.5 4h15v16h-15zM12 4v16M4.5 12H12M9 8v.2M9 16v.2M15.5 12v.2',
  store: 'M4.5 12.5v7h15v-7M3 9.5l2-5h14l2 5M3 9.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0zM10 19.5V16h4v3.5',
  app: 'M7.5 3h9a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  card: 'M3 6h18v12.5H3zM3 10h18M6.5 15h4',
  bank: 'M3.5 9.5 12 4l8.5 5.5zM5.5 12.5V17M10 12.5V17M14 12.5V17M18.5 12.5V17M3.5 20h17',
  invoice: 'M6 3.5h12V21l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
} as const;

export type SignName = keyof typeof signPaths;
