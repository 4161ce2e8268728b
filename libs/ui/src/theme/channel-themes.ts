import { palette } from './palette.ts';
import type { TokenName } from './tokens.ts';

/** What a channel lays over the brand's own look: values by the lasting names of tokens. */
export type ThemeMap = Readonly<Partial<Record<TokenName, string>>>;

const { night, paper, orange, green, amber, red, blue } = palette;

/** A channel by the water: cool paper, deep green, and a brass accent. */
const fjord: ThemeMap = {
  'surface.page': '#fafcfc',
  'surface.sunken': '#f0f5f5',
  'surface.picture': '#e8efef',
  'border.hairline': '#d3dedf',
  'border.control': '#647a7c',
  'text.link': '#0f5b63',
  'text.linkHover': '#0a4047',
  'action.primary.ground': '#0f5b63',
  'action.primary.hover': '#0a4047',
  'action.primary.press': '#072f34',
  'action.secondary.hover': '#e8efef',
  'action.secondary.press': '#d6e2e3',
  'action.secondary.edge': '#647a7c',
  accent: '#c27d14',
  accentMark: '#a8690d',
  accentTint: '#e2f0f0',
  'radius.control': '8px',
  'radius.card': '16px',
};

/** A channel in the dark: warm coal, and the brand's own orange and action colour. */
const kol: ThemeMap = {
  'surface.page': night[900],
  'surface.raised': night[850],
  'surface.sunken': night[950],
  'surface.picture': night[800],
  'surface.inverse': night[700],
  'surface.scrim': 'rgb(0 0 0 / 0.64)',
  'text.strong': paper[100],
  'text.soft': night[200],
  'text.muted': night[300],
  'text.inverse': paper[50],
  'text.link': orange.glow,
  'text.linkHover': orange.light,
  'border.hairline': night[700],
  'border.control': night[400],
  'border.strong': paper[100],
  'action.primary.ground': orange.dusk,
  'action.primary.hover': orange.strong,
  'action.primary.press': orange.deep,
  'action.secondary.ground': night[850],
  'action.secondary.ink': paper[100],
  'action.secondary.hover': night[750],
  'action.secondary.press': night[700],
  'action.secondary.edge': night[400],
  accentMark: orange.brand,
  accentTint: orange.ember,
  'status.success.ground': green.shade,
  'status.success.ink': green.light,
  'status.success.border': green.edge,
  'status.warning.ground': amber.shade,
  'status.warning.ink': amber.light,
  'status.warning.border': amber.edge,
  'status.danger.ground': red.shade,
  'status.danger.ink': red.light,
  'status.danger.border': red.glow,
  'status.info.ground': blue.shade,
  'status.info.ink': blue.light,
  'status.info.border': blue.glow,
  'price.sale': red.light,
  focus: paper[100],
};

/** Themes of channels, to start from: each is readable, and breaks no meaning. */
export const channelThemes = { fjord, kol } as const;
