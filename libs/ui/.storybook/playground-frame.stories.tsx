import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { playgroundMessage } from './playground-messages.ts';
import { playgroundScope } from './playground-scope.tsx';

/** What a frame of the playground shows. It has no page of its own and nothing to test. */
const meta: Meta = { title: 'Playground frame', tags: ['!test', '!autodocs', '!dev'] };

export default meta;

export const Frame: StoryObj = {
  parameters: { a11y: { test: 'off' } },
  render: (_args, { globals }) => <Shown locale={String(globals.locale)} />,
};

function Shown({ locale }: { locale: string }) {
  const [code, setCode] = useState('');
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = playgroundMessage(event);
      if (message?.torgPlayground === 'code') setCode(message.code);
    };
    window.addEventListener('message', listen);
    window.parent.postMessage({ torgPlayground: 'ready' }, location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <LiveProvider code={code} scope={playgroundScope(locale)} language="tsx">
      <LiveError />
      <LivePreview />
    </LiveProvider>
  );
}
