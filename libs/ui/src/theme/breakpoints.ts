/** The widths, in CSS pixels at the usual size of text, from which a wider layout applies. Not themable: media queries cannot read variables. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1200, widest: 1440 } as const;
