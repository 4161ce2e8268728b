import type { Preview } from '@storybook/react-vite';
import '../src/theme/theme.css.ts';
import '../src/theme/dark-scheme.css.ts';
import { StoryFrame } from './story-frame.tsx';
import { toolbar } from './toolbar.ts';

const preview: Preview = {
  ...toolbar,
  tags: ['autodocs'],
  decorators: [
    (Story, { globals, viewMode, parameters }) => (
      <StoryFrame
        brand={String(globals.brand)}
        locale={String(globals.locale)}
        direction={String(globals.direction)}
        colourScheme={String(globals.colourScheme)}
        textZoom={String(globals.textZoom)}
        isPadded={viewMode !== 'docs' && !parameters.isFullPage}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
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
          'Foundations',
          'Layout',
          'Typography',
          'Actions',
          'Inputs',
          'Navigation',
          'Feedback',
          'Overlays',
          'Commerce',
        ],
      },
    },
  },
};

export default preview;
