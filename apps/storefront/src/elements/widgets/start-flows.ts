import { followFlows, hearPlaces, observeNear, type FlowPorts } from './follow-flows.ts';

/** Has customers' pictures shown in this tab. */
export function startFlows(script: string, ports: Pick<FlowPorts, 'load' | 'events' | 'report' | 'allowCookies'>) {
  const ofTab = { page: document, window, observe: observeNear, hearChanges: hearPlaces(document) };
  return followFlows(script, { ...ports, ...ofTab });
}
