/** The few colours that the tokens are mixed from. Components never name them; they name tokens. */
export const palette = {
  paper: {
    white: '#ffffff',
    50: '#fffdfa',
    100: '#faf6f0',
    150: '#f6f1ea',
    200: '#ede5da',
    300: '#ddd2c4',
    400: '#b5a796',
    500: '#857767',
    600: '#665a4d',
    700: '#4a4139',
    ink: '#1d1916',
  },
  /** The warm dark of the dark scheme. */
  night: {
    950: '#100d0b',
    900: '#171310',
    850: '#211c18',
    800: '#2a2420',
    750: '#2f2822',
    700: '#3d342c',
    400: '#8f8171',
    300: '#b3a593',
    200: '#d8cdbf',
  },
  orange: {
    tint: '#fdf0e6',
    light: '#f8b27f',
    glow: '#f2914a',
    brand: '#eb6b11',
    /** As near to the brand as a mark may be that is seen on every ground. */
    mark: '#e2660f',
    /** The action colour of dark pages: white is written on it, and it is seen on each of their grounds. */
    dusk: '#bf550d',
    strong: '#ab4a08',
    deep: '#91420b',
    deepest: '#743408',
    ember: '#3a2412',
  },
  green: { tint: '#eaf3e9', light: '#8fd3a2', edge: '#4a8a5c', ink: '#1d6338', shade: '#16261b' },
  amber: { tint: '#fdf3d7', light: '#e9c46c', edge: '#a2771a', ink: '#6c4b08', shade: '#2b2110' },
  red: { tint: '#fdecea', light: '#ff9d94', glow: '#e06a60', edge: '#c9483f', ink: '#ad1f1a', shade: '#331715' },
  blue: { tint: '#eaf1f6', light: '#93c5e6', glow: '#6a9cc0', edge: '#4f80a3', ink: '#1f5274', shade: '#14232e' },
} as const;
