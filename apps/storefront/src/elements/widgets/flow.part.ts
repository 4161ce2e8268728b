export { FlowPlace } from './flow-place.tsx';
