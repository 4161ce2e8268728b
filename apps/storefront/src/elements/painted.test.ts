import { afterEach, expect, it, vi } from 'vitest';
import { painted } from './painted.ts';

afterEach(() => void vi.unstubAllGlobals());

function openTab(hidden: boolean) {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  return { drawFrame: () => frames.splice(0).forEach((draw) => draw()) };
}

it('what comes after the next frame waits until that was drawn', async () => {
  const { drawFrame } = openTab(false);
  const then = vi.fn();
  const waiting = painted().then(then);
  await new Promise((resume) => setTimeout(resume));
  expect(then).not.toHaveBeenCalled();
  drawFrame();
  await waiting;
});

it('a hidden tab draws nothing, so nothing waits for that', async () => {
  openTab(true);
  await painted();
});
