import type { AskQuestionResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField, optionalEmailField } from '../../page/form/fields.ts';
import { authorField, questionField } from './written-fields.ts';

/** Asks the shop about a product. Others see the question once it is answered. */
export const questionForm = defineForm('question', {
  fields: { alias: hiddenField, author: authorField, text: questionField, email: optionalEmailField },
  async act({ extensions }, { email, ...question }): Promise<AskQuestionResult> {
    const [client, { askQuestion }] = await Promise.all([extensions(), import('./review-calls.ts')]);
    return client ? askQuestion(client, email === '' ? question : { ...question, email }) : { kind: 'unknown-product' };
  },
  isDone: ({ kind }) => kind === 'received',
});
