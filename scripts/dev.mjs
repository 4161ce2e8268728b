import { afterCodegen } from './after-codegen.mjs';
import { runServer } from './run-server.mjs';

/** Serves the shop with hot reload. */
await afterCodegen(() =>
  runServer(['--conditions=@torg/source', 'apps/storefront/src/server/dev.ts'], { NODE_ENV: 'development' }),
);
