import type { ServedSite } from '../served-site.ts';

/** A form that a page of the site sent, and by whom. */
export interface SentForm {
  form: FormData;
  /** The request's Cookie header. */
  cookies: string;
  /** Where the request comes from. */
  visitor: string;
}

/** Takes what a form says, and leads on. */
export type TakeForm = (sent: SentForm, shop: ServedSite) => Response | Promise<Response>;
