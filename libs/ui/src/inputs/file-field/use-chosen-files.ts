import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface ChosenFiles {
  files: readonly File[];
  /** What the browser's own field holds now. */
  take(): void;
  /** Empties the field, and stays at it. */
  clear(): void;
}

/** Which files a field holds, also after its form has been reset. */
export function useChosenFiles(
  field: RefObject<HTMLInputElement | null>,
  onChange: ((files: readonly File[]) => void) | undefined,
): ChosenFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const settle = (chosen: readonly File[]) => {
    setFiles(chosen);
    onChange?.(chosen);
  };
  const forget = useEffectEvent(() => {
    if (files.length > 0) settle([]);
  });
  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [field]);
  return {
    files,
    take: () => settle(Array.from(field.current?.files ?? [])),
    clear: () => {
      if (field.current) field.current.value = '';
      field.current?.focus();
      settle([]);
    },
  };
}
