import type { IconName } from '../actions/icon/icon-paths.ts';

export type Tone = 'success' | 'warning' | 'danger' | 'info';

/** The sign of a tone, so that its colour never speaks alone. */
export const toneIcon: Readonly<Record<Tone, IconName>> = {
  success: 'check',
  warning: 'warning',
  danger: 'warning',
  info: 'info',
};
