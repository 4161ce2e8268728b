/** The longest address that mail can be sent to. */
const LONGEST = 254;

/** Whether a text can be an email address. Whether mail arrives there only mail can tell. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= LONGEST &&
    /^[^\s@<>,;:"()[\]\\]{1,64}@(?:[^\s@<>,;:"()[\]\\.]+\.)+[^\s@<>,;:"()[\]\\.]{2,}$/.test(text)
  );
}
