import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Text } from '../../typography/text/text.tsx';
import { LinkProvider } from './link-provider.tsx';
import type { LinkElementProps } from './link-context.ts';
import { Link, type LinkProps } from './link.tsx';

const meta: Meta<LinkProps> = {
  title: 'Navigation/Link',
  component: Link,
  argTypes: { children: { control: 'text' } },
  args: { href: '#there', isStandalone: true },
  render: Shown,
};

export default meta;
type Story = StoryObj<LinkProps>;

export const Accent: Story = {};
export const InRunningText: Story = {
  args: { isStandalone: false },
  render: function Render(args) {
    const t = useTexts();
    return (
      <Text>
        {t.paragraph} <Link {...worded({ children: t.readMore }, args)} />
      </Text>
    );
  },
};

export const States: Story = { render: statesOf(Shown, { Plain: { tone: 'plain' }, Quiet: { tone: 'quiet' } }) };

function Shown(args: LinkProps) {
  return <Link {...worded({ children: useTexts().seeAll }, args)} />;
}

function RouterLink({ href, children, ...rest }: LinkElementProps) {
  return (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  );
}

export const ThroughARouter: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
