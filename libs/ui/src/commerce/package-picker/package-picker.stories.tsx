import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Notice } from '../../feedback/notice/notice.tsx';
import { Container } from '../../layout/container/container.tsx';
import { demoPackageSummary, demoSlots } from '../../testing/demo-package.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { PackagePicker, type PackagePickerProps } from './package-picker.tsx';

interface Args extends Partial<PackagePickerProps> {
  isIncomplete?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/PackagePicker',
  component: PackagePicker as ComponentType<Args>, // the texts bring the rest
  parameters: { isFullPage: true },
  render: function Render({ isIncomplete, ...args }) {
    const t = useTexts();
    const slots = demoSlots(t).map((slot, index) =>
      isIncomplete && index === 0 ? { ...slot, value: null, error: t.packageError } : slot,
    );
    return (
      <Container>
        <form>
          <PackagePicker slots={slots} summary={demoPackageSummary(t)} {...args}>
            {isIncomplete && <Notice tone="warning">{t.packageError}</Notice>}
            <Button type="submit" size="l" icon="cart" isFullWidth>
              {t.packageAdd}
            </Button>
          </PackagePicker>
        </form>
      </Container>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Incomplete: Story = { args: { isIncomplete: true }, globals: { viewport: { value: 'desktop' } } };
export const LongestTexts: Story = {
  args: { isIncomplete: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
