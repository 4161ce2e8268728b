import { TYPE } from '@formatjs/icu-messageformat-parser';

/** The TypeScript type of a value that stands at each kind of place in a message. */
const typeOfPlace = {
  [TYPE.argument]: 'string | number',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'Date | number',
  [TYPE.time]: 'Date | number',
  [TYPE.tag]: 'Tag',
};

/**
 * Lists the values that a parsed message needs, by name, with the TypeScript type of each: 'Tag' where words stand in one.
 * @param {readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {Record<string, string>}
 */
export function messageArguments(elements) {
  const found = {};
  for (const element of elements) {
    const type = element.type === TYPE.select ? selectType(element) : typeOfPlace[element.type];
    if (type) found[element.value] = narrower(found[element.value], type);
    const inside = [...Object.values(element.options ?? {}).map(({ value }) => value), element.children ?? []];
    for (const [name, inner] of inside.flatMap((parts) => Object.entries(messageArguments(parts)))) {
      found[name] = narrower(found[name], inner);
    }
  }
  return found;
}

/** A `select` with an `other` takes any word; its options are listed so that an editor can suggest them. */
function selectType(element) {
  const words = Object.keys(element.options).filter((word) => word !== 'other');
  return [...words.map((word) => `'${word}'`), '(string & {})'].join(' | ');
}

/** The same value may stand at a plural and as plain text; then the plural decides. */
function narrower(known, type) {
  return known && known !== 'string | number' ? known : type;
}
