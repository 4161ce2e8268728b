import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from '../../inputs/checkbox-group/checkbox-group.tsx';
import { SwatchGroup } from '../../inputs/swatch-group/swatch-group.tsx';
import { demoFilters } from '../../testing/demo-filters.ts';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { goodsColours } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

const meta: Meta<FilterPanelProps> = {
  title: 'Filters/FilterPanel',
  component: FilterPanel,
  args: { action: '#list', onSubmit: fn() },
  render: function Render(args) {
    const t = useTexts();
    const narrowed = demoFilters(t);
    return (
      <div style={{ maxWidth: '15rem' }}>
        <FilterPanel
          {...worded(
            {
              label: t.filters,
              submitLabel: t.filterSubmit,
              groups: [
                {
                  id: 'kinds',
                  heading: t.categories,
                  chosen: t.filterChosen,
                  isOpen: true,
                  content: (
                    <CheckboxGroup
                      legend={t.categories}
                      isLegendHidden
                      name="categories"
                      defaultValue={[narrowed.kind]}
                      options={narrowed.kinds}
                    />
                  ),
                },
                {
                  id: 'material',
                  heading: t.material,
                  chosen: t.filterChosen,
                  isOpen: true,
                  content: (
                    <CheckboxGroup
                      legend={t.material}
                      isLegendHidden
                      name="material"
                      defaultValue={[narrowed.material]}
                      options={narrowed.materials}
                    />
                  ),
                },
                {
                  id: 'colour',
                  heading: t.filterColour,
                  chosen: t.filterChosen,
                  content: (
                    <SwatchGroup
                      legend={t.filterColour}
                      isLegendHidden
                      name="colour"
                      value={[narrowed.colour]}
                      options={goodsColours.map((colour, index) => ({
                        value: String(index),
                        label: t.colours[index] ?? '',
                        colour,
                      }))}
                    />
                  ),
                },
              ],
            },
            args,
          )}
        />
      </div>
    );
  },
};

export default meta;
type Story = StoryObj<FilterPanelProps>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByRole('form', { name: t.filters })).toHaveAttribute('action', '#list');
    const heading = canvas.getByRole('heading', { name: t.filterColour });
    await expect(heading.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(heading);
    await expect(heading.closest('details')).toHaveAttribute('open');
    canvas.getByRole<HTMLFormElement>('form', { name: t.filters }).requestSubmit();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
// Text is set large for a whole page, and the docs are one.
export const LargeText: Story = { globals: { textZoom: '200' }, parameters: framedInDocs('60rem') };
