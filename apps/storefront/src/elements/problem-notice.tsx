import type { ReactNode } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { Notice } from '@torg/ui';

interface ProblemNoticeProps {
  /** What the form answered; nothing is told of an answer that is none of these. */
  kind: string | undefined;
  /** What `refused` means here. */
  refused?: ReactNode;
}

/** Why a form about an account did not do what it was asked for. */
export function ProblemNotice({ kind, refused }: ProblemNoticeProps) {
  const t = useTranslate();
  const problems: Readonly<Record<string, ReactNode>> = {
    refused: refused ?? t('errors.generic'),
    'not-allowed': refused ?? t('errors.generic'),
    'signed-out': t('errors.generic'),
    limited: t('account.signIn.limited'),
    unreachable: t('errors.generic'),
    outage: t('errors.generic'),
  };
  const problem = kind === undefined ? undefined : problems[kind];
  if (problem === undefined) return null;
  return (
    <Notice tone="danger" role="alert">
      {problem}
    </Notice>
  );
}
