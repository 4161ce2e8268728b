// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesOf, datedOn, undated, withTheNext } from '../.storybook/changelog.ts';

const changelog = '# @torg/ui\n\n## 0.2.0\n\nReleased 2026-11-27.\n\n### Minor Changes\n\n- `Chip` is new.\n';

it('every version says when it came', () => {
  expect(undated(readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'))).toEqual([]);
  expect(undated(`${changelog}\n## 0.1.0\n\n- First.\n`)).toEqual(['0.1.0']);
});

it('a version that changesets wrote is dated, and those before it keep their days', () => {
  const next = '## 0.3.0\n\n### Patch Changes\n\n- `Chip` is smaller.\n\n';
  const written = changelog.replace('## 0.2.0', `${next}## 0.2.0`);
  const dated = datedOn('2027-01-08', written);
  expect(undated(dated)).toEqual([]);
  expect(dated).toBe(changelog.replace('## 0.2.0', `${next.replace('\n', '\n\nReleased 2027-01-08.\n')}## 0.2.0`));
  expect(datedOn('2027-01-09', dated)).toBe(dated);
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(scripts.release).toBe('changeset version && npm run date-versions -w @torg/ui');
});

it('what is not released yet stands first, where a changeset tells of this library', () => {
  const ours = "---\n'@torg/ui': minor\n---\n\n- `Chip` can be disabled.\n- `Badge` is smaller.\n";
  const others = "---\n'@torg/commerce-sdk': minor\n---\n\n`Chip` is no word of it.\n";
  expect(changesOf(withTheNext(changelog, [others, ours]), 'Chip')).toEqual([
    { version: 'Next', text: '`Chip` can be disabled.' },
    { version: '0.2.0', text: '`Chip` is new.' },
  ]);
  expect(changesOf(withTheNext(changelog, [ours]), 'Badge')).toEqual([
    { version: 'Next', text: '`Badge` is smaller.' },
  ]);
  expect(withTheNext(changelog, [others])).toBe(changelog);
});
