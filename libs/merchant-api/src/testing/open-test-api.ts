import { describe } from 'vitest';
import type { SentStatement } from '../database/open-database.ts';
import { createMerchantApi } from '../server/create-merchant-api.ts';
import type { MerchantApi, MerchantApiOptions } from '../server/merchant-api-options.ts';
import { emptyTables } from './database-template.ts';
import { testCatalogue } from './test-catalogue.ts';
import { testContent } from './test-content.ts';
import { testProfile } from './test-profile.ts';
import { templateWith, testStart } from './seeded-database.ts';
import { createTestDatabase, testServer } from './test-database.ts';

/** What came back for a query. */
export interface TestAnswer {
  status: number;
  // The shape is whatever the query asked for.
  data: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- each test states the shape by what it expects
  codes: string[];
  errors: { message: string; extensions: Record<string, unknown> }[];
}

export interface TestApi extends MerchantApi {
  query(document: string, variables?: object): Promise<TestAnswer>;
  /** Asks the schema beside the contract's. */
  queryExtensions(document: string, variables?: object): Promise<TestAnswer>;
  /** Every SQL statement since the last look. */
  takeStatements(): SentStatement[];
  reported: { error: unknown; requestId: string | undefined }[];
  /** Moves the clock; the API sees it from its next request on. */
  setNow(moment: string): void;
}

export const testKey = '0F0F0F0F-0000-4000-8000-000000000000';

/** What calls of payment providers are signed with in tests. */
export const testPaymentSecret = 'a secret that only tests share, 1';

/** A `describe` that is skipped where this run is about a server and there is none. */
export function describeApi(name: string, tests: () => void): void {
  describe.skipIf(testServer()?.kind === 'absent')(name, tests);
}

/** Opens the API over a database of its own, with a clock that stands still and ids that count up. */
export async function openTestApi(options: Partial<MerchantApiOptions> = {}): Promise<TestApi> {
  const { catalogue = testCatalogue, content = testContent, clock } = options;
  const isUsual = content === testContent && clock === undefined;
  const database = await createTestDatabase(isUsual ? templateWith(catalogue) : emptyTables);
  const statements: SentStatement[] = [];
  const reported: TestApi['reported'] = [];
  let now = testStart;
  let [ids, made] = [0, 0];
  const api = await createMerchantApi({
    ...database.place,
    apiKey: testKey,
    clock: { now: () => now },
    profile: testProfile,
    randomId: () => `id-${(ids += 1)}`,
    report: (error, { requestId }) => void reported.push({ error, requestId }),
    picturesDir: 'nowhere',
    channelUrls: { '1|se': 'https://torg.example', '2|no': 'https://nb.torg.example/' },
    catalogue,
    content,
    // Lists are always as new as the database.
    checkListsEvery: 0,
    payments: { secret: testPaymentSecret, randomBytes: (size) => new Uint8Array(size).fill((made += 1)) },
    traceSql: (statement) => void statements.push(statement),
    ...options,
  });
  return {
    fetch: api.fetch,
    close: () => api.close().finally(database.drop),
    query: (document, variables) => query(api, '/graphql', document, variables),
    queryExtensions: (document, variables) => query(api, '/extensions/graphql', document, variables),
    takeStatements: () => statements.splice(0),
    reported,
    setNow: (moment) => void (now = Date.parse(moment)),
  };
}

/** A request as clients send it. */
export function graphqlRequest(body: object, headers: Record<string, string> = {}, path = '/graphql'): Request {
  return new Request(`http://api.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-apikey': testKey, ...headers },
    body: JSON.stringify(body),
  });
}

async function query(api: MerchantApi, path: string, document: string, variables: object = {}): Promise<TestAnswer> {
  return answerOf(await api.fetch(graphqlRequest({ query: document, variables }, {}, path)));
}

/** Reads an answer as tests look at it. */
export async function answerOf(response: Response): Promise<TestAnswer> {
  const { data, errors = [] } = await response.json();
  const codes = errors.map(({ extensions }: TestAnswer['errors'][number]) => extensions['code']);
  return { status: response.status, data, errors, codes };
}
