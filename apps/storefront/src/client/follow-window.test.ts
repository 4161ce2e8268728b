import { expect, it } from 'vitest';
import { followWindow } from './follow-window.ts';

it('tells of each width and place, and never holds scrolling up', () => {
  const heard = new Map<string, () => void>();
  const told: string[] = [];
  const tab = {
    innerWidth: 390,
    scrollY: 0,
    addEventListener(type: string, hear: () => void, options?: { passive: boolean }) {
      if (options?.passive) heard.set(type, hear);
    },
  };
  followWindow(
    { setViewportWidth: (width) => told.push(`${width} wide`), setScrollTop: (top) => told.push(`at ${top}`) },
    tab,
    () => 16,
  );
  tab.innerWidth = 844;
  heard.get('resize')?.();
  tab.scrollY = 120;
  heard.get('scroll')?.();
  expect(told).toEqual(['390 wide', '844 wide', 'at 120']);
});

it('takes a window for half as wide where the visitor wants text twice as large', () => {
  const told: number[] = [];
  const tab = { innerWidth: 1360, scrollY: 0, addEventListener: () => {} };
  followWindow({ setViewportWidth: (width) => told.push(width), setScrollTop: () => {} }, tab, () => 32);
  expect(told).toEqual([680]);
});
