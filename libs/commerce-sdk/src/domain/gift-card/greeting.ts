/** Who a gift card is for, what is said with it, and when it is sent. */
export interface GiftGreeting {
  /** What the receiver is called. */
  name: string;
  /** Where the card is sent, as `readEmailAddress` writes it. */
  email: string;
  /** What the buyer says with it; may be empty. */
  words: string;
  /** The ISO date on which it is sent; null for as soon as it is paid. */
  sendOn: string | null;
}

/** How long what is said with a gift card may be, in characters. */
export const LONGEST_GREETING = 500;

/** How long the name of whoever gets a gift card may be, in characters. */
export const LONGEST_RECEIVER_NAME = 100;

/**
 * Writes a greeting as the message of a cart's line, which the contract keeps with the line and whoever minds the orders can
 * read: the receiver and the day as headers, then an empty line and the words. What is too long is cut.
 *
 * @example
 * const message = writeGreeting({ name: 'Ida', email: 'ida@torg.example', words: 'Grattis!', sendOn: null });
 * await cartSession.add({ skuId, quantity: 1, message });
 */
export function writeGreeting({ name, email, words, sendOn }: GiftGreeting): string {
  const receiver = name.replaceAll(/[\s<>]+/g, ' ').trim();
  const head = [
    `To: ${receiver.slice(0, LONGEST_RECEIVER_NAME)} <${email}>`,
    ...(sendOn === null ? [] : [`On: ${sendOn}`]),
  ];
  return [...head, '', words.replaceAll(/\r\n?/g, '\n').trim().slice(0, LONGEST_GREETING)].join('\n').trimEnd();
}

/**
 * Reads what {@link writeGreeting} wrote; null for any other message of a line. Whether its address can be one is for whoever
 * sends a mail there: `readEmailAddress`.
 *
 * @example
 * const greeting = readGreeting(message); // null where a line says something else
 */
export function readGreeting(message: string | null): GiftGreeting | null {
  const [, name = '', email, sendOn = null, words = ''] = SHAPE.exec(message ?? '') ?? [];
  if (email === undefined || name.length > LONGEST_RECEIVER_NAME || words.length > LONGEST_GREETING) return null;
  if (sendOn !== null && !isDate(sendOn)) return null;
  return { name, email, words, sendOn };
}

const SHAPE = /^To: ([^<>\n]*) <([^<>\s@]+@[^<>\s@]+)>(?:\nOn: (\d{4}-\d{2}-\d{2}))?(?:\n\n([\s\S]+))?$/;

function isDate(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
}
