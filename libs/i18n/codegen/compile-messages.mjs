import { parse } from '@formatjs/icu-messageformat-parser';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageArguments } from './message-arguments.mjs';
import { readMessages } from './read-messages.mjs';

const languages = ['sv', 'nb'];
const note = '// Generated from the folders of messages by their codegen. Changes here are lost.\n';

/**
 * Turns the texts below a folder into a module for each language. Parsing happens here, once, so that no parser has to travel
 * to the browser.
 * @param {{ source: string; target: string }} places the two folders
 */
export async function compileMessages({ source, target }) {
  await mkdir(target, { recursive: true });
  for (const language of languages) {
    await writeFile(`${target}/${language}.ts`, catalogueModule(await readCompiled(source, language)));
  }
}

/**
 * Writes a module with the names of the texts below a folder and the types of the values that each needs.
 * @param {{ source: string; target: string }} places the folder and the file
 */
export async function writeMessageKeys({ source, target }) {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, keysModule(await readCompiled(source, 'sv')));
}

async function readCompiled(source, language) {
  const texts = await readMessages(source, language);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(key, text)]));
}

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
