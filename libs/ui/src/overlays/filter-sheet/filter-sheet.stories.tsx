import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { CheckboxGroup } from '../../inputs/checkbox-group/checkbox-group.tsx';
import { demoFilters } from '../../testing/demo-filters.ts';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx';

interface Args extends FilterSheetProps {
  startsOpen?: boolean;
}

const meta: Meta<Args> = {
  title: 'Overlays/FilterSheet',
  component: FilterSheet,
  parameters: framedInDocs('40rem'),
  args: { startsOpen: true },
  globals: { viewport: { value: 'phone' } },
  render: function Render({ startsOpen = false, ...args }) {
    const t = useTexts();
    const narrowed = demoFilters(t);
    const [isOpen, setOpen] = useState(startsOpen);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.filterOpen}
        </Button>
        <FilterSheet
          {...worded({ title: t.filterOpen, closeLabel: t.close, showLabel: t.filterShow }, args)}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <CheckboxGroup
            legend={t.material}
            name="material"
            defaultValue={[narrowed.material]}
            options={narrowed.materials}
          />
        </FilterSheet>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {};
/** The button that says what the choice gives leads to it, and the focus goes back to where it came from. */
export const Closes: Story = {
  args: { startsOpen: false },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const opener = canvas.getByRole('button', { name: t.filterOpen });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: t.filterOpen }));
    await userEvent.click(sheet.getByRole('button', { name: t.filterShow }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
