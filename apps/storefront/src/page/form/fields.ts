import { parseQuantity, readEmailAddress } from '@torg/commerce-sdk/domain';
import type { Field, FieldReading, FieldRefusal } from './field.ts';

/** An e-mail address, as `readEmailAddress` writes it. */
export const emailField: Field<string> = {
  read(typed) {
    if (!typed?.trim()) return { refusal: 'required' };
    const email = readEmailAddress(typed);
    return email === null ? { refusal: 'email' } : { value: email };
  },
};

/** The same where it may be left out: nothing is an empty text. */
export const optionalEmailField: Field<string> = {
  read: (typed) => (typed?.trim() ? emailField.read(typed) : { value: '' }),
};

/** Longer is nobody's password, and a hash of it costs work. */
const longestPassword = 1_000;

/** The password that somebody has already: whether it is right, the account says. */
export const currentPasswordField: Field<string> = {
  isSecret: true,
  read: (typed) => (typed ? { value: typed.slice(0, longestPassword) } : { refusal: 'password.missing' }),
};

/** A box that is ticked or not. */
export const flagField: Field<boolean> = { read: (typed) => ({ value: typed !== null }) };

/** One of a few words; what is none of them is refused, as nobody can choose it on the page. */
export function choiceField<const Choice extends string>(choices: readonly Choice[]): Field<Choice> {
  return {
    read(typed) {
      const chosen = choices.find((choice) => choice === typed);
      return chosen === undefined ? { refusal: 'required' } : { value: chosen };
    },
  };
}

/** Words that a page wrote into its own form. Nothing is an empty text. */
export const hiddenField: Field<string> = { read: (typed) => ({ value: typed ?? '' }) };

/** A file that may be chosen; null where none was. It never comes back in a document. */
export const fileField: Field<File | null> = { read: (_typed, file = null) => ({ value: file }) };

/** How many units of something: a whole number from one on. A page that asks for no number means one. */
export const quantityField: Field<number> = {
  read(typed) {
    const quantity = parseQuantity(typed ?? '1');
    return quantity === null ? { refusal: 'quantity' } : { value: quantity };
  },
};

/** Longer is no code. */
const longestCode = 100;

/** A code that somebody was given, such as of a promotion or a gift card. */
export const codeField: Field<string> = {
  read(typed) {
    const code = typed?.trim().slice(0, longestCode);
    return code ? { value: code } : { refusal: 'required' };
  },
};

/** Longer than any name or address. */
const longestText = 500;

/** Longer than what anybody writes to a shop. */
const longestMessage = 5_000;

function readText(typed: string | null, longest: number): FieldReading<string> {
  const text = (typed ?? '').trim();
  return text.length > longest ? { refusal: 'tooLong' } : { value: text };
}

/** A reading in which nothing is refused. */
function unlessEmpty(reading: FieldReading<string>, refusal: FieldRefusal): FieldReading<string> {
  return 'value' in reading && reading.value === '' ? { refusal } : reading;
}

/** Words that may be left out: nothing is an empty text. */
export const textField: Field<string> = { read: (typed) => readText(typed, longestText) };

/** Words that have to be there. */
export const requiredTextField: Field<string> = { read: (typed) => unlessEmpty(textField.read(typed), 'required') };

/** What somebody writes to the shop, in more than a few words. It may be left out. */
export const messageField: Field<string> = { read: (typed) => readText(typed, longestMessage) };

/** A choice that has to be made among what the page offers, whose values only the API knows. */
export const requiredChoiceField: Field<string> = { read: (typed) => unlessEmpty(textField.read(typed), 'choice') };
