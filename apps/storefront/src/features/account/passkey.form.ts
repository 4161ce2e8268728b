import type { RemovePasskeyResult, RenamePasskeyResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, hiddenField, requiredTextField } from '../../page/form/fields.ts';
import { passkeysQuery } from './own-affairs-queries.ts';

const fields = { what: choiceField(['rename', 'remove']), id: hiddenField, name: hiddenField };

/** Gives a passkey of the customer another name, or ends it. */
export const passkeyForm = defineForm('passkey', {
  fields,
  fieldsFor: (sent) => (sent.get('what') === 'rename' ? { ...fields, name: requiredTextField } : fields),
  async act(scope, { what, id, name }): Promise<RenamePasskeyResult | RemovePasskeyResult> {
    const [client, calls] = await Promise.all([scope.extensions(), import('./own-affairs-calls.ts')]);
    if (!client) return { kind: 'unknown-passkey' };
    const result =
      what === 'rename'
        ? await calls.renamePasskey(client, { id, name: name.slice(0, 60) })
        : await calls.removePasskey(client, { id });
    await scope.queries.invalidateQueries(passkeysQuery(scope));
    return result;
  },
  // One that is gone already is as it was to be, or stands in the list no more.
  isDone: ({ kind }) => kind === 'renamed' || kind === 'removed' || kind === 'unknown-passkey',
});
