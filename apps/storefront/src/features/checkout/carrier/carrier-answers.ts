/** Reads what was answered in a carrier's list, each as the carrier writes it; what cannot be read is nothing. */
export function readAnswers(carrierFields: string): readonly unknown[] {
  try {
    const answers: unknown = JSON.parse(carrierFields || '[]');
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}
