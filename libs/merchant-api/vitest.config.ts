import { overBothDatabases } from './src/testing/over-both-databases.ts';

export default overBothDatabases('merchant-api');
