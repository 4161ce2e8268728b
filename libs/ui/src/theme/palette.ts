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
  orange: { tint: '#fdf0e6', brand: '#eb6b11', strong: '#b24f0c', deep: '#91420b', deepest: '#743408' },
  green: { tint: '#eaf3e9', edge: '#4a8a5c', ink: '#1d6338' },
  amber: { tint: '#fdf3d7', edge: '#a2771a', ink: '#6c4b08' },
  red: { tint: '#fdecea', edge: '#c9483f', ink: '#ad1f1a' },
  blue: { tint: '#eaf1f6', edge: '#4f80a3', ink: '#1f5274' },
} as const;
