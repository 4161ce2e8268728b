const pauses = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000] as const;
const longest = 30_000;

/** How long (ms) to wait before looking again, after as many looks. */
export function pauseBefore(looks: number): number {
  return pauses[Math.max(0, looks - 1)] ?? longest;
}
