/**
 * Parameters of stories that lie over the page or are opened by their `play`: the docs show each in a window of its own,
 * of this height.
 */
export function framedInDocs(height: `${number}rem`) {
  return { docs: { story: { inline: false, height } } };
}
