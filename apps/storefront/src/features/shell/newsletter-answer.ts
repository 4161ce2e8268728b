/** What became of the wish for the newsletter. */
const answers = ['subscribed', 'invalid-email', 'too-many-attempts', 'unreachable'] as const;

export type NewsletterAnswer = (typeof answers)[number];

/** Where the form stands on the page. */
export const newsletterId = 'newsletter';

const name = 'newsletter';

/** The address of the page that the form was sent from, with the answer for who runs no script; the email stays out of it. */
export function newsletterAnswerPath(returnTo: string, answer: NewsletterAnswer): string {
  const [path = '/', query = ''] = (returnTo.split('#')[0] ?? '').split('?');
  const search = new URLSearchParams(query);
  search.set(name, answer);
  return `${path}?${search}#${newsletterId}`;
}

/** Reads the answer back. Anything else in the address is none. */
export function readNewsletterAnswer(query: URLSearchParams): NewsletterAnswer | null {
  return answers.find((answer) => answer === query.get(name)) ?? null;
}
