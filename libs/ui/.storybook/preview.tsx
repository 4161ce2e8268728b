import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '@fontsource/source-code-pro/latin-400.css';
import '../src/theme/theme.css.ts';
import { brandTheme } from './brand-theme.ts';
import './docs.css.ts';
import { storyArgsApart } from './story-args-apart.ts';
import { StoryFrame } from './story-frame.tsx';
import { toldArgs } from './told-args.ts';
import { ToldControls } from './told-controls.tsx';
import { toolbar } from './toolbar.ts';

/** Where the system takes the colours, axe still reckons with those of the style sheet, which nobody sees. */
const forcedColours = window.matchMedia('(forced-colors: active)').matches;

/** A font that came after the first text would wait for the next document, and all stories are in one. */
const fontsAreThere = async () => void (await Promise.allSettled([...document.fonts].map((face) => face.load())));

/** Docs show words before a story has waited for its fonts. */
if (new URLSearchParams(location.search).get('viewMode') === 'docs') void import('./docs-fonts.ts');

/** A machine may have other work: what a story waits for has come or not, whether it took a second or three. */
configure({ asyncUtilTimeout: 10_000 });

/** Only docs have a page: the tests, which have none, need not fetch it. */
const ComponentPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }));
const CanvasApart = lazy(async () => ({ default: (await import('./canvas-apart.tsx')).CanvasApart }));

const preview: Preview = {
  ...toolbar,
  tags: ['autodocs'],
  loaders: [fontsAreThere],
  argTypesEnhancers: [toldArgs, storyArgsApart],
  decorators: [
    (Story, context) => {
      const { globals, parameters } = context;
      return (
        <StoryFrame
          brand={String(globals.brand)}
          locale={String(globals.locale)}
          direction={String(globals.direction)}
          textZoom={String(globals.textZoom)}
          isPadded={!parameters.isFullPage}
        >
          {import.meta.env.VITEST ? (
            <Story />
          ) : (
            <ToldControls of={context}>
              <Story />
            </ToldControls>
          )}
        </StoryFrame>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', config: { rules: forcedColours ? [{ id: 'color-contrast', enabled: false }] : [] } },
    docs: {
      theme: brandTheme,
      components: { Canvas: CanvasApart },
      controls: { sort: 'requiredFirst' },
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1360', styles: { width: '1360px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'What changed',
          'Playground',
          'Guides',
          ['Design tokens', 'Theme a channel', 'Writing stories', 'Tone of voice', 'Checkout', 'Accessibility'],
          'Patterns',
          'Foundations',
          ['Colours', 'Type', 'Space', 'Grid', 'Shape', 'Icons'],
          'Layout',
          'Typography',
          'Actions',
          'Inputs',
          'Navigation',
          'Feedback',
          'Data',
          'Content',
          'Filters',
          'Overlays',
          'Commerce',
          'Checkout',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
