/** Texts that only GraphQL's and ICU's parsers contain; they survive minifying because they are messages. */
const parserMarks = [
  { mark: 'Syntax Error: ', parser: "GraphQL's parser" },
  { mark: 'EXPECT_ARGUMENT_CLOSING_BRACE', parser: "ICU's message parser" },
];

/**
 * Names each script in which a parser was found.
 * @param {{ file: string, text: string }[]} scripts
 * @returns {string[]}
 */
export function findParsers(scripts) {
  return scripts.flatMap(({ file, text }) =>
    parserMarks
      .filter(({ mark }) => text.includes(mark))
      .map(({ mark, parser }) => `${file} contains ${parser} ("${mark}")`),
  );
}
