interface FallbackFace {
  family: string;
  weight: string;
  /** Names under which systems hold a font of these widths. */
  local: readonly string[];
  /** Width of the web font's text over the local font's, measured on Swedish and Norwegian shop texts. */
  widthRatio: number;
  /** The web font's own line metrics, in em. */
  ascent: number;
  descent: number;
}

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

/** Local fonts stretched to the web fonts' measures, so that nothing moves when the web fonts arrive. */
export const fallbackFaces: readonly FallbackFace[] = [
  ...face('Source Sans 3', { ascent: 1.024, descent: 0.4 }, { weight: '400', arial: 0.926, roboto: 0.9316 }),
  ...face('Source Sans 3', { ascent: 1.024, descent: 0.4 }, { weight: '600', arial: 0.8938, roboto: 0.9428 }),
  ...face('Open Sans', { ascent: 1.069, descent: 0.293 }, { weight: '400', arial: 1.0461, roboto: 1.0524 }),
  ...face('Open Sans', { ascent: 1.069, descent: 0.293 }, { weight: '600', arial: 1.0177, roboto: 1.0734 }),
];

function face(
  name: string,
  lines: { ascent: number; descent: number },
  { weight, ...ratio }: { weight: '400' | '600'; arial: number; roboto: number },
): readonly FallbackFace[] {
  const isBold = weight === '600';
  return [
    { ...lines, weight, family: `${name} Fallback`, local: isBold ? arialBold : arial, widthRatio: ratio.arial },
    {
      ...lines,
      weight,
      family: `${name} Fallback Roboto`,
      local: isBold ? robotoBold : roboto,
      widthRatio: ratio.roboto,
    },
  ];
}
