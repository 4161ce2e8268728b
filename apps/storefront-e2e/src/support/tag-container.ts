/**
 * What stands in for a tag manager's container: it reads the list of the page from its beginning, as a container does, and
 * says of each event what it was allowed when it came to it.
 */
export const tagContainer = `{
  let statistics = 'unknown';
  const told = (window.containerTold = []);
  const read = (entry) => {
    if (entry[0] === 'consent') told.push(entry[1] + ' ' + (statistics = entry[2].analytics_storage));
    else if (entry.event) told.push(entry.event + ' ' + statistics);
  };
  const { push } = dataLayer;
  dataLayer.forEach(read);
  dataLayer.push = (...entries) => (entries.forEach(read), push.apply(dataLayer, entries));
}`;

declare global {
  interface Window {
    /** Each command of consent and each event, with whether statistics were granted then. */
    containerTold?: string[];
  }
}
