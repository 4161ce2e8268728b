export { WaitingAdditions, type WaitingPorts } from './waiting-additions.ts';
