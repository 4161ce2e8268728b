import { afterCodegen } from './after-codegen.mjs';
import { runServer } from './run-server.mjs';

/** Serves the embedded Merchant API alone, from its sources. */
await afterCodegen(() => runServer(['--conditions=@torg/source', 'apps/merchant-api/src/main.ts'], {}));
