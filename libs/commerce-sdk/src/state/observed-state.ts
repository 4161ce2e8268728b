/** A state that others follow. */
export interface ObservedState<State> {
  readonly current: State;
  enter(next: State): void;
  /** Calls the listener with every later state. The answer ends that. */
  subscribe(listener: (state: State) => void): () => void;
  /** From here on the state stands still and nobody is told anything. */
  close(): void;
}

/** Keeps a state. A listener that throws stops neither its owner nor the other listeners; `report` is told what it threw. */
export function observedState<State>(initial: State, report: (error: unknown) => void): ObservedState<State> {
  let current = initial;
  let isClosed = false;
  const listeners = new Set<(state: State) => void>();
  return {
    get current() {
      return current;
    },
    enter(next) {
      if (isClosed) return;
      current = next;
      for (const listener of [...listeners]) {
        try {
          listener(next);
        } catch (error) {
          report(error);
        }
      }
    },
    subscribe(listener) {
      // Wrapped, so that one function given twice is told twice and ended once.
      const own = (state: State) => listener(state);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    close() {
      isClosed = true;
      listeners.clear();
    },
  };
}
