import { defineForm } from '../../page/form/define-form.ts';
import { emailField } from '../../page/form/fields.ts';

/** Asks for the newsletter. Whoever has it already is answered alike. */
export const newsletterForm = defineForm('newsletter', {
  fields: { email: emailField },
  async act({ commerce }, { email }) {
    const { subscribeToNewsletter } = await import('./subscribe.ts');
    return subscribeToNewsletter(commerce, { email });
  },
  isDone: ({ kind }) => kind === 'subscribed',
});
