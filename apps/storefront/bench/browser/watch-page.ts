/** What a page notes about itself while it lives; times in ms since it was asked for. */
export interface PageNotes {
  /** When its first text or picture was painted; null while nothing is. */
  firstPaint: number | null;
  /** When its largest text or picture was painted. */
  largestPaint: number | null;
  /** How far its parts have moved though nobody touched it, as browsers score it. */
  shift: number;
  /** What kept the main thread for more than 50 ms at a time. */
  tasks: Span[];
  /** The events of touches and keys, from the input until the next frame was painted; those of 16 ms and more. */
  events: Span[];
}

/** A time, in ms since the page was asked for, and how long it lasted, in ms. */
export interface Span {
  startTime: number;
  duration: number;
}

/** What the types of the DOM do not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface EventObserverInit extends PerformanceObserverInit {
  /** ms; those that took less are not told of. */
  durationThreshold: number;
}

declare global {
  interface Window {
    benchNotes: PageNotes;
  }
}

/** Runs in the page, before anything of its own, and must stand alone: Playwright sends its text. */
export function watchPage(): void {
  const notes: PageNotes = { firstPaint: null, largestPaint: null, shift: 0, tasks: [], events: [] };
  window.benchNotes = notes;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    const options: EventObserverInit = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  };
  const span = ({ startTime, duration }: PerformanceEntry): Span => ({ startTime, duration });

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (notes.largestPaint = entry.startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift; // what entries of that type are
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', (entry) => notes.tasks.push(span(entry)));
  observe('event', (entry) => {
    // A pointer that only passes has no interaction.
    if ((entry as PerformanceEventTiming).interactionId) notes.events.push(span(entry)); // what entries of that type are
  });
}
