// Written by `npm run tokens -w @torg/ui`; change src/theme instead.
export const tokens = {
  "surface": {
    "page": "#fffdfa",
    "raised": "#ffffff",
    "sunken": "#faf6f0",
    "picture": "#f6f1ea",
    "inverse": "#1d1916",
    "scrim": "rgb(29 25 22 / 0.48)"
  },
  "text": {
    "strong": "#1d1916",
    "soft": "#4a4139",
    "muted": "#665a4d",
    "inverse": "#fffdfa",
    "link": "#ab4a08",
    "linkHover": "#91420b"
  },
  "border": {
    "hairline": "#ede5da",
    "control": "#857767",
    "strong": "#1d1916"
  },
  "action": {
    "primary": {
      "ground": "#ab4a08",
      "ink": "#ffffff",
      "hover": "#91420b",
      "press": "#743408"
    },
    "secondary": {
      "ground": "#ffffff",
      "ink": "#1d1916",
      "hover": "#f6f1ea",
      "press": "#ede5da",
      "edge": "#857767"
    }
  },
  "accent": "#eb6b11",
  "accentMark": "#e2660f",
  "accentInk": "#1d1916",
  "accentTint": "#fdf0e6",
  "status": {
    "success": {
      "ground": "#eaf3e9",
      "ink": "#1d6338",
      "border": "#4a8a5c"
    },
    "warning": {
      "ground": "#fdf3d7",
      "ink": "#6c4b08",
      "border": "#a2771a"
    },
    "danger": {
      "ground": "#fdecea",
      "ink": "#ad1f1a",
      "border": "#c9483f"
    },
    "info": {
      "ground": "#eaf1f6",
      "ink": "#1f5274",
      "border": "#4f80a3"
    }
  },
  "price": {
    "sale": "#ad1f1a"
  },
  "focus": "#1d1916",
  "space": {
    "xxs": "0.25rem",
    "xs": "0.5rem",
    "s": "0.75rem",
    "m": "1rem",
    "l": "1.5rem",
    "xl": "2rem",
    "xxl": "3rem",
    "xxxl": "4rem",
    "giant": "6rem"
  },
  "size": {
    "touch": "44px",
    "control": "2.75rem"
  },
  "radius": {
    "control": "4px",
    "card": "10px",
    "full": "999px"
  },
  "shadow": {
    "raised": "0 1px 2px rgb(61 44 26 / 0.08), 0 4px 14px rgb(61 44 26 / 0.07)",
    "overlay": "0 2px 6px rgb(61 44 26 / 0.1), 0 18px 48px rgb(61 44 26 / 0.2)"
  },
  "motion": {
    "fast": "120ms",
    "panel": "220ms",
    "enter": "cubic-bezier(0.16, 0.84, 0.44, 1)",
    "leave": "cubic-bezier(0.55, 0.06, 0.68, 0.19)"
  },
  "layout": {
    "content": "1360px",
    "gutter": "1rem",
    "measure": "65ch"
  },
  "font": {
    "text": "'Source Sans 3', 'Source Sans 3 Fallback', 'Source Sans 3 Fallback Roboto', Arial, sans-serif",
    "heading": "'Open Sans', 'Open Sans Fallback', 'Open Sans Fallback Roboto', Arial, sans-serif"
  },
  "fontSize": {
    "xs": "0.8125rem",
    "s": "0.875rem",
    "m": "1rem",
    "l": "1.125rem",
    "xl": "1.375rem",
    "xxl": "1.75rem",
    "xxxl": "2.25rem",
    "display": "3rem"
  },
  "fontWeight": {
    "regular": "400",
    "strong": "600"
  },
  "lineHeight": {
    "text": "1.5",
    "heading": "1.15"
  }
} as const;
