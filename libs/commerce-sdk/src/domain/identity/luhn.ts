/** Whether the last digit is the check digit of those before it, by the Luhn rule (ISO/IEC 7812-1). */
export function hasLuhnCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits.length > 1 && sum % 10 === 0;
}
