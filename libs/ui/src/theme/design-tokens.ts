import Color from 'colorjs.io';
import { palette } from './palette.ts';
import { breakpoints } from './breakpoints.ts';
import { type TextStyle, textStyles } from './text-styles.ts';
import { descriptionOf } from './token-descriptions.ts';
import { tokenList } from './token-list.ts';

/** A token in the W3C Design Tokens Format, 2025.10. */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** Groups of tokens by name, as the format nests them. */
export interface DesignTokenGroup {
  [name: string]: DesignTokenGroup | DesignToken;
}

/**
 * A theme for design tools, in the W3C Design Tokens Format: the palette, every token by its lasting name, then what is put
 * together from them: text styles, lines, transitions. A token that is a colour of the palette refers to it.
 */
export function designTokens(theme: Readonly<Record<string, string>> = {}): DesignTokenGroup {
  const tokens: DesignTokenGroup = { palette: paletteGroup(), breakpoint: breakpointGroup() };
  for (const { name, value } of tokenList(theme)) place(tokens, name.split('.'), described(name, tokenOf(name, value)));
  return { ...tokens, textStyle: textStyleGroup(), line: lineGroup(), transition: transitionGroup() };
}

function described(name: string, token: DesignToken): DesignToken {
  const $description = descriptionOf(name);
  return $description === null ? token : { ...token, $description };
}

/** Two sizes each, since a composite has no room for a width of window. */
function textStyleGroup(): DesignTokenGroup {
  const styleOf = ({ family, weight, lineHeight, tracking }: TextStyle, size: string): unknown => ({
    fontFamily: `{font.${family}}`,
    fontSize: `{fontSize.${size}}`,
    fontWeight: `{fontWeight.${weight}}`,
    letterSpacing: { value: emOf(size, tracking), unit: 'rem' },
    lineHeight: `{lineHeight.${lineHeight}}`,
  });
  const styles = Object.entries(textStyles).map(([name, style]): [string, DesignTokenGroup] => [
    name,
    {
      base: { $type: 'typography', $value: styleOf(style, style.size), $description: style.role },
      phone: { $type: 'typography', $value: styleOf(style, style.phone), $description: `${style.role}, on a phone` },
    },
  ]);
  return Object.fromEntries(styles);
}

/** The format knows no em: the spacing of letters is reckoned at their size. */
function emOf(size: string, em: number): number {
  const rem = parseFloat(tokenList().find(({ name }) => name === `fontSize.${size}`)?.value ?? '1');
  return Number((rem * em).toFixed(5)) || 0;
}

function lineGroup(): DesignTokenGroup {
  const line = (colour: string, width: number): DesignToken => ({
    $type: 'border',
    $value: { color: `{${colour}}`, width: { value: width, unit: 'px' }, style: 'solid' },
  });
  return {
    hairline: described('border.hairline', line('border.hairline', 1)),
    control: described('border.control', line('border.control', 1)),
    focus: described('focus', line('focus', 2)),
  };
}

function transitionGroup(): DesignTokenGroup {
  const change = (duration: string, curve: string): DesignToken => ({
    $type: 'transition',
    $value: { duration: `{motion.${duration}}`, delay: { value: 0, unit: 'ms' }, timingFunction: `{motion.${curve}}` },
  });
  return {
    hover: described('motion.fast', change('fast', 'enter')),
    enter: described('motion.enter', change('panel', 'enter')),
    leave: described('motion.leave', change('panel', 'leave')),
  };
}

function place(group: DesignTokenGroup, [name = '', ...rest]: readonly string[], token: DesignToken): void {
  if (rest.length === 0) group[name] = token;
  else place((group[name] ??= {}) as DesignTokenGroup, rest, token); // a name that goes on is a group's
}

function paletteGroup(): DesignTokenGroup {
  const hues = Object.entries(palette).map(([hue, steps]): [string, DesignTokenGroup] => [
    hue,
    Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { $type: 'color', $value: colour(value) }])),
  ]);
  return Object.fromEntries(hues);
}

function breakpointGroup(): DesignTokenGroup {
  const steps = Object.entries(breakpoints);
  return Object.fromEntries(
    steps.map(([name, value]) => [
      name,
      described('breakpoint', { $type: 'dimension', $value: { value, unit: 'px' } }),
    ]),
  );
}

function tokenOf(name: string, value: string): DesignToken {
  const [group = ''] = name.split('.');
  switch (group) {
    case 'space':
    case 'size':
    case 'radius':
    case 'fontSize':
      return { $type: 'dimension', $value: dimension(value) };
    case 'layout':
      // The format knows no unit of characters.
      return value.endsWith('ch')
        ? { $type: 'number', $value: parseFloat(value) }
        : { $type: 'dimension', $value: dimension(value) };
    case 'shadow':
      return { $type: 'shadow', $value: value.split(/, (?=\d)/).map(shadow) };
    case 'motion':
      return value.endsWith('ms')
        ? { $type: 'duration', $value: { value: parseFloat(value), unit: 'ms' } }
        : { $type: 'cubicBezier', $value: value.match(/-?[\d.]+/g)?.map(Number) };
    case 'font':
      return { $type: 'fontFamily', $value: value.split(', ').map((family) => family.replaceAll("'", '')) };
    case 'fontWeight':
      return { $type: 'fontWeight', $value: Number(value) };
    case 'lineHeight':
      return { $type: 'number', $value: Number(value) };
    default:
      return { $type: 'color', $value: reference(value) ?? colour(value) };
  }
}

/** The palette's name for a colour, as an alias. */
function reference(value: string): string | null {
  for (const [hue, steps] of Object.entries(palette)) {
    const step = Object.entries(steps).find(([, paletteValue]) => paletteValue === value)?.[0];
    if (step) return `{palette.${hue}.${step}}`;
  }
  return null;
}

function colour(value: string) {
  const parsed = new Color(value).to('srgb');
  const components = parsed.coords.map((share) => Number(Number(share).toFixed(4)));
  const alpha = Number(parsed.alpha);
  return {
    colorSpace: 'srgb',
    components,
    alpha,
    hex: new Color('srgb', parsed.coords).toString({ format: 'hex', collapse: false }),
  };
}

function dimension(value: string) {
  const unit = value.endsWith('rem') ? 'rem' : 'px';
  return { value: parseFloat(value), unit };
}

/** A layer such as `0 1px 2px rgb(0 0 0 / 0.4)`. */
function shadow(layer: string) {
  const [offsetX = '0', offsetY = '0', blur = '0', ...rest] = layer.split(' ');
  return {
    color: colour(rest.join(' ')),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension('0'),
  };
}
