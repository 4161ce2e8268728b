/** An average of stars in figures, to one decimal, as a language writes it. */
export function scoreText(score: number, languageId: string): string {
  return new Intl.NumberFormat(languageId, { maximumFractionDigits: 1 }).format(score);
}
