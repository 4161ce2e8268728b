export { withImport } from '../feed/testing/open-import.ts';
export { openSearchTest } from './open-search-test.ts';
export type { SearchTest } from './open-search-test.ts';
export { answerOf, describeApi, graphqlRequest, openTestApi, testKey } from './open-test-api.ts';
export { SoftwarePasskey } from './software-passkey.ts';
export type { TestApi } from './open-test-api.ts';
export { seededTemplate } from './seeded-database.ts';
export { testProfile } from './test-profile.ts';
export { createTestDatabase } from './test-database.ts';
