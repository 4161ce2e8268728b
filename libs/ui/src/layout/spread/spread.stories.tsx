import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/button-link/button-link.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { Heading } from '../../typography/heading/heading.tsx';
import { Spread, type SpreadProps } from './spread.tsx';

const meta: Meta<SpreadProps> = {
  title: 'Layout/Spread',
  component: Spread,
  render: function Render(args) {
    const t = useTexts();
    return (
      <Spread {...args}>
        <Heading level={2}>{t.heading}</Heading>
        <ButtonLink href="#" variant="secondary">
          {t.seeAll}
        </ButtonLink>
      </Spread>
    );
  },
};

export default meta;
type Story = StoryObj<SpreadProps>;

export const Default: Story = {};
/** Under each other where one row is too narrow. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
