import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { StoryApart } from './story-apart.tsx';

/** A story on a page of docs, apart from the others there. */
export function CanvasApart(props: ComponentProps<typeof Canvas>) {
  return (
    <StoryApart>
      <Canvas {...props} />
    </StoryApart>
  );
}
