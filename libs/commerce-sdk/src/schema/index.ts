export { merchantApiTypeDefs } from '../generated/type-defs.ts';
