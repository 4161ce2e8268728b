import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { OpeningHours, type OpeningHoursProps } from './opening-hours.tsx';

interface Args extends OpeningHoursProps {
  /** The place of today in the week, from 0. */
  today?: number;
  isOpen?: boolean;
  hasHoliday?: boolean;
}

const meta: Meta<Args> = {
  title: 'Commerce/OpeningHours',
  component: OpeningHours,
  args: { today: 1, isOpen: true },
  render: function Render({ today, isOpen, hasHoliday, ...args }) {
    const t = useTexts();
    return (
      <OpeningHours
        {...worded(
          {
            label: t.openingHours,
            dayHeading: t.weekday,
            hoursHeading: t.hours,
            days: t.openingDays.map(([day, hours], index) => ({
              day,
              hours: hasHoliday && index === 2 ? (t.openingDays[6]?.[1] ?? '') : hours,
              note: hasHoliday && index === 2 ? t.holiday : undefined,
              isToday: index === today,
            })),
            now: isOpen === undefined ? undefined : { isOpen, label: isOpen ? t.openNow : t.closedNow },
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('table', { name: t.openingHours })).toBeVisible();
    await expect(canvas.getByRole('row', { current: 'date' })).toHaveTextContent(t.openingDays[1]?.[0] ?? '');
  },
};
export const Closed: Story = { args: { today: 6, isOpen: false } };
export const OnAHoliday: Story = { args: { today: 2, isOpen: false, hasHoliday: true } };
/** As the server writes it on a page that is kept: nobody knows yet what day it is. */
export const WithoutToday: Story = { args: { today: undefined, isOpen: undefined } };
export const LongestTexts: Story = {
  args: { today: 0, hasHoliday: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
