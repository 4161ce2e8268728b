import { safeReturnPath, sitePath } from '@torg/market-routing';
import { askForNewsletter } from '../../features/shell/ask-for-newsletter.ts';
import { newsletterAnswerPath } from '../../features/shell/newsletter-answer.ts';
import type { ServedSite } from '../served-site.ts';
import { seeOther } from './see-other.ts';
import type { SentForm } from './sent-form.ts';

/** Takes the wish for the newsletter, and leads back to the page that it came from. */
export async function takeNewsletterForm({ form }: SentForm, { site, commerce }: ServedSite): Promise<Response> {
  const returnTo = safeReturnPath(String(form.get('returnTo'))) ?? '/';
  const answer = await askForNewsletter(commerce, String(form.get('email') ?? '')).catch(() => 'unreachable' as const);
  return seeOther(sitePath(site, newsletterAnswerPath(returnTo, answer)));
}
