/** So many choices of one kind are shown side by side; more stand in a list. */
export const mostSideBySide = 60;

/** So many stand in a list at once; more are found by their names. */
export const mostInList = 200;

/** What finds choices by their names in the address, where it is sent without script. */
export const soughtParameter = 'find';

/** The choices whose names hold what is sought, in their order, those that begin with it first; no more than fit in a list. */
export function foundChoices<Choice extends { label: string }>(choices: readonly Choice[], sought: string): Choice[] {
  const wanted = fold(sought);
  if (wanted === '') return choices.slice(0, mostInList);
  const found = choices.filter(({ label }) => fold(label).includes(wanted));
  const begins = ({ label }: Choice) => fold(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))].slice(0, mostInList);
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
