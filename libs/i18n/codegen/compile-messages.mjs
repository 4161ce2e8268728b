import { parse } from '@formatjs/icu-messageformat-parser';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageArguments } from './message-arguments.mjs';
import { readMessages } from './read-messages.mjs';

const languages = ['sv', 'nb'];
const note = '// Generated from the folders of messages by their codegen. Changes here are lost.\n';

/**
 * Turns the texts below a folder into modules: for each language one with the texts of the frame, which says where the others
 * are, and one for each namespace beside. Parsing happens here, once, so that no parser has to travel to the browser.
 * @param {{ source: string; target: string; frame: readonly string[] }} places the two folders, and the namespaces that
 *   every page brings
 */
export async function compileMessages({ source, target, frame }) {
  await rm(target, { recursive: true, force: true });
  for (const language of languages) {
    const compiled = Object.entries(await readCompiled(source, language));
    const namespaces = namespacesOf(compiled).filter((name) => !frame.includes(name));
    const within = (names) => compiled.filter(([key]) => names.includes(namespaceOf(key)));
    await mkdir(`${target}/${language}`, { recursive: true });
    await writeFile(`${target}/${language}.ts`, languageModule(language, within(frame), namespaces));
    for (const name of namespaces) await writeFile(`${target}/${language}/${name}.ts`, namespaceModule(within([name])));
  }
}

/**
 * Writes a module with the names of the texts below a folder and the types of the values that each needs.
 * @param {{ source: string; target: string; frame?: readonly string[] }} places the folder and the file, and the namespaces
 *   that are always there, which are no `Namespace`
 */
export async function writeMessageKeys({ source, target, frame = [] }) {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, keysModule(Object.entries(await readCompiled(source, 'sv')), frame));
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

const namespaceOf = (key) => key.slice(0, key.indexOf('.'));
const namespacesOf = (compiled) => [...new Set(compiled.map(([key]) => namespaceOf(key)))];

function messagesObject(compiled) {
  return `{\n${compiled.map(([key, elements]) => `  '${key}': ${JSON.stringify(elements)},\n`).join('')}}`;
}

function languageModule(language, compiled, namespaces) {
  const fetches = namespaces.map((name) => `  '${name}': () => import('./${language}/${name}.ts'),\n`);
  return `${note}import type { LanguageTexts, Messages } from '../translate/messages.ts';\n\nexport const messages: Messages = ${messagesObject(compiled)};\n\nexport const namespaces: LanguageTexts['namespaces'] = {\n${fetches.join('')}};\n`;
}

function namespaceModule(compiled) {
  return `${note}import type { Messages } from '../../translate/messages.ts';\n\nexport const messages: Messages = ${messagesObject(compiled)};\n`;
}

function keysModule(compiled, frame) {
  const typed = compiled.map(([key, elements]) => ({ key, fields: Object.entries(messageArguments(elements)) }));
  const isRich = ({ fields }) => fields.some(([, type]) => type === 'Tag');
  const namespaces = namespacesOf(compiled).filter((name) => !frame.includes(name));
  const names = namespaces.map((name) => `'${name}'`).join(' | ');
  return `${note}
/** The values that each message needs; null where it needs none. */
export interface MessageArguments {
${argumentLines(typed.filter((message) => !isRich(message)))}}

/** The name of a text. */
export type MessageKey = keyof MessageArguments;

/** Words of a message that an element stands around, such as those of a link. */
export type Tag = 'tag';

/** The same for each message in which words are tagged. */
export interface RichMessageArguments {
${argumentLines(typed.filter(isRich))}}

/** A folder of texts that comes with the pages that need it. */
export type Namespace = ${names};
`;
}

function argumentLines(typed) {
  const values = (fields) =>
    fields.length > 0 ? `{ ${fields.map(([name, type]) => `${name}: ${type}`).join('; ')} }` : 'null';
  return typed.map(({ key, fields }) => `  '${key}': ${values(fields)};\n`).join('');
}
