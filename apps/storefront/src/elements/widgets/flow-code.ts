import type { Widget } from '@torg/commerce-sdk';
import type { AppScope } from '../../scope/app-scope.ts';
import { inPlace, laterStatic } from '../later-static.tsx';

/** A gallery of customers' pictures, as its editor chose it. */
export type FlowWidget = Extract<Widget, { kind: 'flowbox' }>;

const flowCode = laterStatic(['reviews'], () => import('./flow.part.ts'));

/** Where such a gallery stands. */
export const LaterFlowPlace = inPlace(flowCode.part(({ FlowPlace }) => FlowPlace));

/** Whether there is anything of a gallery: its editor wants it shown, and the channel has somebody who shows it. */
export function isShownFlow({ isActive, flowKey }: FlowWidget, { scripts }: AppScope['config']): boolean {
  return Boolean(isActive && flowKey && scripts?.flows);
}

/** Fetches what a gallery's place is written by; a document is written at once, and no page knows whether it has one. */
export async function fetchFlows({ config, translation }: Pick<AppScope, 'config' | 'translation'>): Promise<void> {
  if (config.scripts?.flows) await flowCode.fetch(translation);
}
