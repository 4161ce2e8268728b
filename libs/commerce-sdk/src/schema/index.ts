export { extensionTypeDefs, merchantApiTypeDefs } from '../generated/type-defs.ts';
