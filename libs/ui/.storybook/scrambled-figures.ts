/** A price, a range, a percentage. */
const figure = /^[−-]?\d(?:[^\p{L}]|kr)*(?:%|kr\S*|–\s?\d\S*)$/u;

/**
 * Figures whose parts a page read from the right has put in another order, such as “kr 299 1”. What stands apart from
 * the text around it, as in a `<bdi>`, keeps its order.
 */
export function scrambledFigures(page: HTMLElement): readonly string[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const scrambled: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent ?? '';
    const isSeen = (node.parentElement?.offsetWidth ?? 0) > 1;
    if (isSeen && figure.test(text) && !isInOrder(node, text)) scrambled.push(text);
  }
  return scrambled;
}

/** Whether the first digit stands to the left of what follows it on its line. */
function isInOrder(text: Node, { length }: string): boolean {
  const boxes = Array.from({ length }, (_, index) => boxOf(text, index)).filter(({ width }) => width > 0);
  const [first] = boxes;
  return boxes.every((box) => first === undefined || box.top >= first.bottom || box.left >= first.left);
}

function boxOf(text: Node, index: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}
