import type { ConsentChoice } from '@torg/stores';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, flagField } from '../../page/form/fields.ts';

/** What of the visitor's browser may be used for what: all, nothing but the necessary, or what is ticked. */
export const consentForm = defineForm('consent', {
  fields: { answer: choiceField(['all', 'none', 'ticked']), statistics: flagField, marketing: flagField },
  async act({ stores, t }, { answer, statistics, marketing }) {
    const choices: Record<typeof answer, ConsentChoice> = {
      all: { statistics: true, marketing: true },
      none: { statistics: false, marketing: false },
      ticked: { statistics, marketing },
    };
    stores.consent.answer(choices[answer]);
    stores.ui.notifications.show(t('cookies.settings.saved'), { mode: 'success' });
  },
  isDone: () => true,
  redirectTo: (_, { url }) => `${url.pathname}#settings`,
});
