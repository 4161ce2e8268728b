import type { Clock } from '@torg/commerce-sdk';
import { localDateWriter } from '@torg/commerce-sdk/domain';
import type { Vital } from '../../page/vital.ts';
import { countInto, type DayOfVitals } from './day-of-vitals.ts';

export interface VitalsCounterPorts {
  clock: Clock;
  /** Keeps what was counted on a day (`2026-11-24`) in place of what was kept of it before. */
  write(date: string, day: DayOfVitals): Promise<void>;
  report(error: unknown): void;
}

/** Counts how quick pages were for who visited them. */
export interface VitalsCounter {
  count(vitals: readonly Vital[]): void;
  /** Writes down what was counted since the last time. To be asked now and then, and at the end. */
  keep(): Promise<void>;
}

/** Both countries of the shop keep the same time. */
const dateOf = localDateWriter('Europe/Stockholm');

/**
 * Counts by day, in memory. A day that cannot be written down is tried again until it is over, and then forgotten: what a
 * shop knows of its pages is worth no memory without end.
 */
export function createVitalsCounter({ clock, write, report }: VitalsCounterPorts): VitalsCounter {
  const days = new Map<string, DayOfVitals>();
  const unwritten = new Set<string>();
  let isFailing = false;
  let keeping = Promise.resolve();

  async function writeDay(date: string): Promise<void> {
    unwritten.delete(date);
    try {
      await write(date, days.get(date) ?? {});
      isFailing = false;
    } catch (error) {
      unwritten.add(date);
      // Once is enough for the log, however long the disk is full.
      if (!isFailing) report(error);
      isFailing = true;
    }
  }

  async function writeAll(): Promise<void> {
    for (const date of [...unwritten]) await writeDay(date);
    const today = dateOf(clock.now());
    for (const date of [...days.keys()].filter((date) => date !== today)) {
      days.delete(date);
      unwritten.delete(date);
    }
  }

  return {
    count(vitals) {
      const date = dateOf(clock.now());
      days.set(date, vitals.reduce(countInto, days.get(date) ?? {}));
      unwritten.add(date);
    },
    keep: () => (keeping = keeping.then(writeAll)),
  };
}
