import changelog from '../CHANGELOG.md?raw';
import { withTheNext } from './changelog.ts';

const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What changed, with what is not released yet. */
export const wholeChangelog = withTheNext(changelog, Object.values(changesets));
