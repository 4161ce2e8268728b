/** A form that a page of the site sent, and by whom. */
export interface SentForm {
  form: FormData;
  /** The request's Cookie header. */
  cookies: string;
  /** Where the request comes from. */
  visitor: string;
}
