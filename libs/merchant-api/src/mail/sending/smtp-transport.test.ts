import { expect, it, vi } from 'vitest';
import { createSmtpTransport, type SmtpClient } from './smtp-transport.ts';

const mail = {
  to: 'karin@torg.example',
  from: { name: 'Boden', address: 'hej@boden.example' },
  subject: 'Hej',
  text: 'Hej',
  html: '<p>Hej</p>',
  messageId: '<7.1@torg.example>',
};

function transportThat(sendMail: SmtpClient['sendMail']) {
  return createSmtpTransport({ sendMail, close: () => {} });
}

it('hands a mail to the client for one address alone, even where it looks like two', async () => {
  const sendMail = vi.fn(async () => ({}));
  const to = 'karin@torg.example,olle@torg.example';
  expect(await transportThat(sendMail).send({ ...mail, to })).toEqual({ kind: 'sent' });
  expect(sendMail).toHaveBeenCalledExactlyOnceWith({
    ...mail,
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

it.each([
  ['RCPT TO', 550, 'refused'],
  ['RCPT TO', 553, 'refused'],
  ['RCPT TO', 554, 'thrown'],
  ['RCPT TO', 450, 'thrown'],
  ['MAIL FROM', 550, 'thrown'],
  ['DATA', 550, 'thrown'],
  ['AUTH PLAIN', 535, 'thrown'],
  ['CONN', undefined, 'thrown'],
])('takes the answer to %s with %s as %s', async (command, responseCode, kind) => {
  const error = Object.assign(new Error('No'), { command, responseCode });
  const sent = transportThat(() => Promise.reject(error)).send(mail);
  if (kind === 'thrown') await expect(sent).rejects.toBe(error);
  else expect(await sent).toEqual({ kind: 'refused', reason: 'No' });
});

it('closes the client', () => {
  const close = vi.fn();
  createSmtpTransport({ sendMail: async () => ({}), close }).close();
  expect(close).toHaveBeenCalledOnce();
});
