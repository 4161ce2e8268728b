export { cityOf } from './city-of.ts';
