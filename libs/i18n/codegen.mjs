// Turns the texts of the shop's pages into src/compiled/.
import { fileURLToPath } from 'node:url';
import { compileMessages, writeMessageKeys } from './codegen/compile-messages.mjs';
import { frameNamespaces as frame } from './codegen/frame-namespaces.mjs';

const pathOf = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const source = pathOf('src/messages');

await compileMessages({ source, target: pathOf('src/compiled'), frame });
await writeMessageKeys({ source, target: pathOf('src/compiled/message-keys.ts'), frame });
