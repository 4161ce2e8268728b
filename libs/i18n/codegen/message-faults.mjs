import { parse } from '@formatjs/icu-messageformat-parser';
import { messageArguments } from './message-arguments.mjs';

/** Letters that the language does not have. */
const foreign = { sv: /[æø]/i, nb: /[äö]/i };

/**
 * Says in words what is wrong with texts in both languages: a text or a value that only one has, a stray blank, a letter of
 * the other language.
 * @param {{ sv: Record<string, string>; nb: Record<string, string> }} texts by key
 * @param {readonly string[]} names that keep their letters in either language
 * @returns {string[]}
 */
export function messageFaults(texts, names = []) {
  const keys = [...new Set(Object.values(texts).flatMap(Object.keys))];
  return keys.flatMap((key) => {
    const missing = Object.keys(texts).filter((language) => !(key in texts[language]));
    if (missing.length > 0) return `${key} is missing in ${missing}`;
    const faults = Object.entries(texts).flatMap(([language, { [key]: text }]) => faultsOf(text, language, names));
    const [sv, nb] = [texts.sv[key], texts.nb[key]].map((text) =>
      JSON.stringify(sorted(messageArguments(parse(text)))),
    );
    if (sv !== nb) faults.push(`needs ${sv} in sv and ${nb} in nb`);
    return faults.map((fault) => `${key} ${fault}`);
  });
}

function faultsOf(text, language, names) {
  const own = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return [
    ...(text !== text.trim() || text.includes('  ') ? [`has a stray blank in ${language}`] : []),
    ...(foreign[language].test(own) ? [`has a foreign letter in ${language}`] : []),
  ];
}

const sorted = (values) => Object.fromEntries(Object.entries(values).sort());

/** Values with which a text can be formatted. */
export function exampleValues(text) {
  const values = Object.entries(messageArguments(parse(text)));
  return Object.fromEntries(values.map(([name, type]) => [name, type === 'Tag' ? String : 2]));
}
