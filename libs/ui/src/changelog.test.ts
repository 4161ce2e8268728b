// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesOf, undated, withTheNext } from '../.storybook/changelog.ts';

const changelog = '# @torg/ui\n\n## 0.2.0\n\nReleased 2026-11-27.\n\n### Minor Changes\n\n- `Chip` is new.\n';

it('every version says when it came', () => {
  expect(undated(readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'))).toEqual([]);
  expect(undated(`${changelog}\n## 0.1.0\n\n- First.\n`)).toEqual(['0.1.0']);
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
