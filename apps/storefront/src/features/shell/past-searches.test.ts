import { describe, expect, it } from 'vitest';
import { forgetSearches, readPastSearches, rememberSearch } from './past-searches.ts';

function storage(text: string | null = null) {
  const kept = { text };
  return { read: () => kept.text, write: (next: string) => void (kept.text = next) };
}

describe('recent searches', () => {
  it('are kept, the latest first and at most six', () => {
    const kept = storage();
    for (const text of ['mugg', 'tröja', 'kaffe', 'te', 'lampa', 'bok', 'skål']) rememberSearch(kept, text);
    expect(readPastSearches(kept)).toEqual(['skål', 'bok', 'lampa', 'te', 'kaffe', 'tröja']);
  });

  it('hold each search once, in whatever letters it was typed', () => {
    const kept = storage();
    for (const text of ['Tröja', 'mugg', ' troja ']) rememberSearch(kept, text);
    expect(readPastSearches(kept)).toEqual(['troja', 'mugg']);
  });

  it('can be cleared', () => {
    const kept = storage();
    rememberSearch(kept, 'mugg');
    forgetSearches(kept);
    expect(readPastSearches(kept)).toEqual([]);
  });

  it.each(['{', '{"a":1}', '[1,null]', null])('are none where %s is stored', (text) => {
    expect(readPastSearches(storage(text))).toEqual([]);
  });
});
