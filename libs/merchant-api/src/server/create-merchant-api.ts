import { openAuthService } from '../account/open-auth-service.ts';
import { createCartRepository } from '../cart/cart.repository.ts';
import { demoCatalogue } from '../catalogue/seed/demo-catalogue.ts';
import { demoContent } from '../content/seed/demo-content.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { createExtensionSchema } from '../extensions/create-extension-schema.ts';
import { answerFaults } from '../faults/answer-faults.ts';
import { answerImage } from '../images/answer-image.ts';
import { createImageStore } from '../images/create-image-store.ts';
import { readMarketDirectory } from '../market/market.repository.ts';
import { createListIndexes } from '../search/index/list-indexes.ts';
import { answerHealth } from './answer-health.ts';
import { answerRedirects } from './answer-redirects.ts';
import { createGraphqlEndpoint } from './create-graphql-endpoint.ts';
import type { ApiParts } from './create-request-scope.ts';
import { createApiSchema } from './create-schema.ts';
import type { MerchantApi, MerchantApiOptions } from './merchant-api-options.ts';
import { refusal, requestIdOf } from './request-guard.ts';
import { seedShop } from './seed-shop.ts';

/** Opens the embedded Merchant API: the database is brought up to date and filled before it answers. */
export async function createMerchantApi(options: MerchantApiOptions): Promise<MerchantApi> {
  const database = await openDatabase(options, options.traceSql);
  try {
    return { fetch: createHandler(await prepare(database, options), options), close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepare({ db }: OpenDatabase, options: MerchantApiOptions): Promise<ApiParts> {
  const { apiKey, clock, randomId, catalogue = demoCatalogue, content = demoContent, channelUrls = {} } = options;
  await migrate(db);
  await seedShop(db, catalogue, clock.now(), content);
  const directory = await readMarketDirectory(db, channelUrls);
  const auth = options.auth ? await openAuthService({ db, clock, apiKey }, options.auth) : null;
  const listIndexes = createListIndexes({
    db,
    clock,
    checkEvery: options.checkListsEvery ?? 1000,
    report: (error) => options.report(error, {}),
  });
  return { db, directory, carts: createCartRepository(db), listIndexes, auth, clock, randomId };
}

function createHandler(parts: ApiParts, options: MerchantApiOptions): MerchantApi['fetch'] {
  const { picturesDir, ownPicturesDir, imageCacheDir, randomId, report, faults } = options;
  const pictureDirs = [...(ownPicturesDir === undefined ? [] : [ownPicturesDir]), picturesDir];
  const contract = createGraphqlEndpoint({ schema: createApiSchema(), path: '/graphql' }, parts, options);
  const extensions = createGraphqlEndpoint(
    { schema: createExtensionSchema(), path: '/extensions/graphql' },
    parts,
    options,
  );
  const images = createImageStore({ pictureDirs, cacheDir: imageCacheDir });

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/graphql') return contract(request);
    if (pathname === '/extensions/graphql') return extensions(request);
    if (pathname === '/health') return answerHealth(parts.db);
    const answered =
      (await parts.auth?.answer(request)) ??
      (await answerRedirects(request, parts.db, options.apiKey)) ??
      (await answerImage(request, images));
    return answered ?? refusal(404, 'NOT_FOUND', 'Nothing is served here. Try /graphql.');
  }

  return async (request) => {
    try {
      if (!faults) return await route(request);
      return (await answerFaults(request, faults)) ?? (await faults.around(request, route));
    } catch (error) {
      const requestId = requestIdOf(request, randomId);
      report(error, { requestId });
      return refusal(500, 'INTERNAL_SERVER_ERROR', `Something went wrong on our side. The id is ${requestId}.`);
    }
  };
}
