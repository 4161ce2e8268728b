import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui';

export const header = style({
  background: vars.surface.page,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

export const row = style({
  display: 'grid',
  gridTemplateAreas: '"logo tools" "search search"',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.layout.gutter}`,
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: '"logo search tools"',
      gridTemplateColumns: 'auto 1fr auto',
      gap: vars.space.xl,
      paddingBlock: vars.space.m,
    },
  },
});

export const logo = style({
  gridArea: 'logo',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.text.strong,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  '::after': {
    content: '""',
    alignSelf: 'flex-end',
    width: '0.45rem',
    height: '0.45rem',
    marginBlockEnd: '0.95rem',
    marginInlineStart: '0.15rem',
    borderRadius: vars.radius.full,
    background: vars.accent,
  },
});

export const search = style({ gridArea: 'search', width: '100%', maxWidth: '40rem', justifySelf: 'center' });

export const tools = style({ gridArea: 'tools', display: 'flex', alignItems: 'center', gap: vars.space.xxs });
