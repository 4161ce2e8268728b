import { vi } from 'vitest';

/** For jsdom, in which nothing changes its size or comes into sight; `vi.unstubAllGlobals` takes them away again. */
export function stubObservers(): void {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
}
