/** Texts that only what does not belong into a browser's script contains; they survive minifying because they are texts. */
const marks = [
  { mark: 'Syntax Error: ', what: "GraphQL's parser" },
  { mark: 'EXPECT_ARGUMENT_CLOSING_BRACE', what: "ICU's message parser" },
  { mark: 'torg-glass-box', what: 'the panel of development' },
];

/**
 * Names each script in which something was found that does not belong there.
 * @param {{ file: string, text: string }[]} scripts
 * @returns {string[]}
 */
export function findUnwanted(scripts) {
  return scripts.flatMap(({ file, text }) =>
    marks.filter(({ mark }) => text.includes(mark)).map(({ mark, what }) => `${file} contains ${what} ("${mark}")`),
  );
}
