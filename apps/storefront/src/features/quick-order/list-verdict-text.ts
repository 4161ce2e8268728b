import type { Translate } from '@torg/i18n';
import type { Outage } from '../../page/form/define-form.ts';
import type { QuickOrderAnswer } from './quick-order.form.ts';

/** What became of a list as a whole, in words. */
export function listVerdictText(answer: QuickOrderAnswer | Outage, t: Translate): string {
  switch (answer.kind) {
    case 'checked': {
      const { rows, added, tooMany } = answer;
      const good = rows.filter(({ verdict: { kind } }) => kind === 'found' || kind === 'fewer').length;
      const sentences = [
        added > 0
          ? t('quick-order.added', { added, left: rows.length })
          : t('quick-order.checked', { good, count: rows.length }),
        ...(tooMany > 0 ? [t('quick-order.tooMany', { count: tooMany })] : []),
      ];
      return sentences.join(' ');
    }
    case 'all-added':
      return t('quick-order.allAdded');
    case 'empty':
      return t('quick-order.empty');
    case 'file':
      return t(`quick-order.file.${answer.reason}`);
    case 'outage':
      return t('errors.generic');
  }
}
