/** What a page is made in. */
export type TimedStep = 'load' | 'render';

/** Times the steps of one answer. */
export type TimeStep = <Answer>(step: TimedStep, work: () => Promise<Answer>) => Promise<Answer>;
