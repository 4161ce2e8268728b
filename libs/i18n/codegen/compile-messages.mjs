import { parse } from '@formatjs/icu-messageformat-parser';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { messageArguments } from './message-arguments.mjs';
import { readMessages } from './read-messages.mjs';

const languages = ['sv', 'nb'];
const source = fileURLToPath(new URL('../src/messages', import.meta.url));
const target = fileURLToPath(new URL('../src/compiled', import.meta.url));
const note = '// Generated from src/messages by codegen/compile-messages.mjs. Changes here are lost.\n';

/** Parsing happens here, once, so that no parser has to travel to the browser. */
function compile(key, text) {
  try {
    return parse(text, { shouldParseSkeletons: true, captureLocation: false });
  } catch (cause) {
    throw new Error(`${key} is not a well-formed message: ${text}`, { cause });
  }
}

function catalogueModule(compiled) {
  const lines = Object.entries(compiled).map(([key, elements]) => `  '${key}': ${JSON.stringify(elements)},\n`);
  return `${note}import type { Messages } from '../translate/messages.ts';\n\nexport const messages: Messages = {\n${lines.join('')}};\n`;
}

function keysModule(compiled) {
  const lines = Object.entries(compiled).map(([key, elements]) => {
    const fields = Object.entries(messageArguments(elements)).map(([name, type]) => `${name}: ${type}`);
    return `  '${key}': ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null'};\n`;
  });
  return `${note}\n/** The values that each message needs; null where it needs none. */\nexport interface MessageArguments {\n${lines.join('')}}\n\n/** The name of a text. */\nexport type MessageKey = keyof MessageArguments;\n`;
}

await mkdir(target, { recursive: true });
for (const language of languages) {
  const texts = await readMessages(source, language);
  const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(key, text)]));
  await writeFile(`${target}/${language}.ts`, catalogueModule(compiled));
  if (language === 'sv') await writeFile(`${target}/message-keys.ts`, keysModule(compiled));
}
