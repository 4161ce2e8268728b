/** How long the first wait is, in milliseconds; each that follows is twice as long. */
const INITIAL_DELAY = 500;

/** How often a connection may be opened again before somebody gives up. */
export interface ReconnectBudget {
  isSpent(): boolean;
  /** Takes one try, and says how long to wait before it, in milliseconds. */
  spend(): number;
  /** To be called when the connection has proved to work. */
  refill(): void;
}

/** A budget of some tries, 500 ms apart at first and twice as long each time. */
export function createReconnectBudget(tries: number): ReconnectBudget {
  let spent = 0;
  return {
    isSpent: () => spent >= tries,
    spend() {
      const delay = INITIAL_DELAY * 2 ** spent;
      spent += 1;
      return delay;
    },
    refill() {
      spent = 0;
    },
  };
}
