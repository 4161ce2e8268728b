import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { StarField } from '../star-field/star-field.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

/** What a form with one field sends, as the server wrote it. */
function sent(field: ReactElement): [string, FormDataEntryValue][] {
  document.body.innerHTML = `<form>${renderToStaticMarkup(field)}</form>`;
  const form = document.querySelector('form');
  return form ? [...new FormData(form)] : [];
}

describe('a form without script sends', () => {
  it.each([
    {
      what: 'a ticked checkbox',
      field: <Checkbox name="terms" label="Villkor" defaultChecked />,
      data: [['terms', 'on']],
    },
    { what: 'nothing of an open checkbox', field: <Checkbox name="terms" label="Villkor" />, data: [] },
    {
      what: 'each chosen value of a group, also one that is folded away',
      field: (
        <CheckboxGroup
          legend="Material"
          name="m"
          options={options}
          defaultValue={['a', 'c']}
          visibleCount={2}
          moreLabel="Alla"
        />
      ),
      data: [
        ['m', 'a'],
        ['m', 'c'],
      ],
    },
    {
      what: 'the picked radio',
      field: <RadioGroup legend="Leverans" name="way" options={options} defaultValue="b" />,
      data: [['way', 'b']],
    },
    {
      what: 'nothing of radios of which none is picked',
      field: <RadioGroup legend="Leverans" name="way" options={options} value={null} />,
      data: [],
    },
    {
      what: 'the number of stars',
      field: <StarField legend="Betyg" starLabel={String} defaultValue={4} />,
      data: [['rating', '4']],
    },
    { what: 'a switch that is on', field: <Switch name="news" label="Brev" defaultChecked />, data: [['news', 'on']] },
    {
      what: 'the chosen option',
      field: <NativeSelect label="Land" name="country" options={options} defaultValue="c" />,
      data: [['country', 'c']],
    },
    {
      what: 'nothing but an empty value while no option is chosen',
      field: <NativeSelect label="Land" name="country" options={options} placeholder="Välj" />,
      data: [['country', '']],
    },
    {
      what: 'what is written',
      field: <TextArea label="Recension" name="text" defaultValue="Varm" />,
      data: [['text', 'Varm']],
    },
  ])('$what', ({ field, data }) => {
    expect(sent(field)).toEqual(data);
  });
});
