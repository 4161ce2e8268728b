import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'TextField',
  status: 'stable',
  since: '0.1.0',
  aliases: ['input', 'email', 'textfält', 'inndatafelt'],
  when: 'A line of text: name, mail, street.',
  whenNot: [
    { of: 'Several lines', use: 'TextArea' },
    { of: 'Password, telephone, postal code, identity', use: 'PasswordField' },
    { of: 'A whole number', use: 'QuantityField' },
  ],
  anatomy: ['label, above', 'field', 'hint', 'error with its sign'],
  content: {
    sv: 'Felet säger vad man gör: ”Skriv en e-postadress med @, till exempel namn@exempel.se.”',
    nb: 'Feilen sier hva man gjør: «Skriv en e-postadresse med @, for eksempel navn@eksempel.no.»',
  },
  keyboard: [
    { keys: 'Tab', does: 'reaches it' },
    { keys: 'Enter', does: 'sends the form around it' },
  ],
  screenReader: 'Label, error, hint, in this order.',
  doThis: '`autoComplete` and `type`, so that the browser fills it in and the right keys come.',
  notThis: 'A placeholder in the label’s place: it is gone with the first letter.',
  related: ['Form', 'TextArea', 'PasswordField', 'ErrorSummary'],
};
