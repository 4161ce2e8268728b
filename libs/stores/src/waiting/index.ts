export { waitingUnits } from './read-waiting.ts';
export { WaitingAdditions, type WaitingPorts } from './waiting-additions.ts';
