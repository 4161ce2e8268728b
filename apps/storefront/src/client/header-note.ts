/** What a browser keeps of the header, for documents whose script is not there yet. */
export interface HeaderNote {
  /** How many units lie in the cart. */
  units: number;
  /** Whether somebody is signed in, whose name and prices come by script. */
  isCustomer: boolean;
}

/** Writes a note as it is kept: `3`, `3 customer`; empty where there is nothing to say. */
export function writeHeaderNote({ units, isCustomer }: HeaderNote): string {
  return units === 0 && !isCustomer ? '' : `${units}${isCustomer ? ' customer' : ''}`;
}

/** Reads it back. What is damaged says nothing. */
export function readHeaderNote(text: string | null): HeaderNote {
  const [, units = '0', customer] = /^(\d{1,6})( customer)?$/.exec(text ?? '') ?? [];
  return { units: Number(units), isCustomer: customer !== undefined };
}
