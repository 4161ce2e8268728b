import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PasswordField',
  status: 'new',
  since: '0.2.0',
  aliases: ['login', 'lösenord', 'passord'],
  when: 'A password is given or chosen.',
  whenNot: [{ of: 'A code from a mail or a text message: let the phone fill it in', use: 'TextField' }],
  anatomy: ['label', 'field', 'show button, with script'],
  content: {
    sv: '”Lösenord”, ”Visa”. Kravet står i hjälptexten innan man skriver.',
    nb: '«Passord», «Vis». Kravet står i hjelpeteksten før man skriver.',
  },
  keyboard: [
    { keys: 'Tab', does: 'from the field to its button' },
    { keys: 'Enter, Space', does: 'shows and hides it' },
  ],
  screenReader: 'The button says whether the password is shown.',
  doThis: 'Allow pasting, and name `autocomplete`, so that managers of passwords work.',
  notThis: 'Ask for it twice instead of showing it.',
  related: ['TextField', 'Form'],
};
