/** What React keeps of each element that it drew, as far as it is read here. */
interface Fiber {
  elementType: unknown;
  memoizedProps: Readonly<Record<string, unknown>>;
  stateNode: { readonly current: Fiber };
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** What the first of a component was drawn with in the tree that an element is in: a story's own words are among it. */
export function shownProps(component: unknown, within: Element): Fiber['memoizedProps'] | undefined {
  let fiber = fiberOf(within);
  while (fiber?.return) fiber = fiber.return;
  // An element may lead to the tree of an earlier time; its root knows which is the one that is seen.
  return fiber ? first(fiber.stateNode.current, component)?.memoizedProps : undefined;
}

function first(fiber: Fiber | null, component: unknown): Fiber | undefined {
  for (let next = fiber; next; next = next.sibling) {
    const found = next.elementType === component ? next : first(next.child, component);
    if (found) return found;
  }
  return undefined;
}

/** React tells nobody else what it drew; its own developer tools read it here. */
function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? null : Object(element)[key];
}
