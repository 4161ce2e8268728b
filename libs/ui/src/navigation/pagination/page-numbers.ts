/** The page numbers to offer: the first, the last and those around `page`; `null` stands for numbers left out. */
export function pageNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? number - 1) - 1;
    if (skipped === 1) return [number - 1, number];
    return skipped > 1 ? [null, number] : [number];
  });
}
