/** Reads what was answered in a carrier's list, each as the carrier writes it; what cannot be read is nothing. */
export function readAnswers(carrierFields: string): readonly unknown[] {
  try {
    const answers: unknown = JSON.parse(carrierFields || '[]');
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}

/** What was answered as lines to be read, such as `Portkod: 1234`, under the names that the list has for what it asks. */
export function answerLines(carrierFields: string): readonly string[] {
  return readAnswers(carrierFields).flatMap((answer) => {
    if (typeof answer !== 'object' || answer === null) return [];
    const { name, label, id, value }: Readonly<Record<string, unknown>> = { ...answer };
    const asked = textOf(name) || textOf(label) || textOf(id);
    const answered = textOf(value);
    return asked && answered ? [`${asked}: ${answered}`] : [];
  });
}

/** A text on one line. */
function textOf(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? String(value).replaceAll(/\s+/g, ' ').trim() : '';
}
