/** Whether a radio is picked: held by the caller where it gives a value, else by the browser from the first one. */
export function pickedAttributes(option: string, value: string | null | undefined, defaultValue: string | undefined) {
  return value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
}
