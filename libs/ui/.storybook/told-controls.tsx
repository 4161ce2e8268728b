import type { Args, StrictArgTypes } from 'storybook/internal/types';
import { type ReactNode, useEffect, useRef } from 'react';
import { STORY_ARGS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { shownProps } from './shown-props.ts';
import { toldArgsOf } from './told-args-of.ts';

interface ToldControlsProps {
  /** The story, as a decorator is told of it. */
  of: {
    id: string;
    component?: unknown;
    args: Args;
    initialArgs: Args;
    argTypes: StrictArgTypes;
    parameters: object;
  };
  children: ReactNode;
}

/**
 * Has the controls begin with what is seen. A story takes its words from the language of the toolbar, so that its args have
 * none; they stay that way, and only the tables of controls are told, after each time that it was drawn.
 */
export function ToldControls({ of: story, children }: ToldControlsProps) {
  const { id, component, args, initialArgs, argTypes, parameters } = story;
  const seen = useRef<HTMLDivElement>(null);
  /** What a press on reset leads back to. */
  const begun = useRef<Args>({ ...initialArgs });
  useEffect(() => {
    const drawn = (seen.current && shownProps(component, seen.current)) ?? {};
    const { told, untouched } = toldArgsOf(drawn, argTypes, args, initialArgs);
    Object.assign(begun.current, untouched);
    const channel = addons.getChannel();
    const tell = () => {
      channel.emit(STORY_PREPARED, { id, parameters, argTypes, initialArgs: begun.current, args: told });
      channel.emit(STORY_ARGS_UPDATED, { storyId: id, args: told });
    };
    // After a control was used, Storybook tells the args of the story alone.
    const tellAgain = ({ storyId, args: known }: { storyId: string; args: Args }) => {
      if (storyId === id && Object.keys(told).some((name) => !(name in known))) tell();
    };
    tell();
    channel.on(STORY_ARGS_UPDATED, tellAgain);
    return () => channel.off(STORY_ARGS_UPDATED, tellAgain);
  });
  return (
    <div ref={seen} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
