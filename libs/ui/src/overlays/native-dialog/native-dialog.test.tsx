import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swedish as t } from '../../testing/texts-sv.ts';
import { NativeDialog } from './native-dialog.tsx';

// The environment lays nothing out: it has no top layer and observes no sizes.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('wants to close by a press beside it, and not by one in it', () => {
  const onClose = vi.fn();
  render(
    <NativeDialog title={t.nativeDialog} closeLabel={t.close} onClose={onClose}>
      {t.dialogText}
    </NativeDialog>,
  );
  fireEvent.click(screen.getByText(t.dialogText));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog', { name: t.nativeDialog }));
  expect(onClose).toHaveBeenCalledOnce();
});
