/** How much is written: failures alone, what may want a look too, each start and stop, or each request. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof logLevels)[number];
