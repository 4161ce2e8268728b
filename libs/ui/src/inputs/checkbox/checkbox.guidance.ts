import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Checkbox',
  status: 'stable',
  since: '0.1.0',
  aliases: ['tick', 'consent', 'kryssruta', 'avkrysningsboks'],
  when: 'One yes or no counts when the form is sent: terms, a newsletter, “gift wrap”.',
  whenNot: [
    { of: 'It counts as soon as it is touched', use: 'Switch' },
    { of: 'There are several of a kind', use: 'CheckboxGroup' },
  ],
  anatomy: ['box', 'label, which is pressed too', 'hint', 'error'],
  content: {
    sv: 'Skriv det man säger ja till: ”Jag godkänner köpvillkoren”. Inga dubbla nekanden.',
    nb: 'Skriv det man sier ja til: «Jeg godtar kjøpsvilkårene». Ingen doble nektelser.',
  },
  keyboard: [{ keys: 'Space', does: 'ticks and unticks' }],
  screenReader: 'Label, “checkbox”, its state, then error and hint.',
  doThis: 'Leave consent unticked.',
  notThis: '“Jag vill inte avstå från brev.”',
  related: ['CheckboxGroup', 'Switch', 'Form'],
};
