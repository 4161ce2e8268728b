/**
 * The script of the sandbox's list of ways of sending, which speaks as nShift's does: `UnifaunCheckout.createAt` makes the
 * list at a place, `updateList` draws what the carrier offers, and `resultCallback` hears what is chosen. Of what
 * is brought home it asks the door code, without which the choice is unfinished.
 */
export const widgetScript = `(() => {
  const make = (name, props, ...children) => {
    const element = Object.assign(document.createElement(name), props);
    element.append(...children);
    return element;
  };
  const createAt = (place, config) => {
    let list = { options: [] };
    let chosen = { selectedOptionId: null, agent: null, fields: [] };
    const codeName = config.language === 'no' ? 'Portkode' : 'Portkod';
    const asksCode = (id) => id === 'home';
    const tell = () => {
      const isAnswered = chosen.fields.some(({ value }) => value !== '');
      config.resultCallback({ valid: !asksCode(chosen.selectedOptionId) || isAnswered, ...chosen });
    };
    const radio = (props, ...words) => {
      const { id, isChosen, onChoice } = props;
      const input = make('input', { type: 'radio', id: 'torg-widget-' + id, checked: isChosen, onchange: onChoice });
      return make('div', {}, input, ' ', make('label', { htmlFor: input.id }, ...words));
    };
    const choose = (selectedOptionId, agent) => {
      chosen = { selectedOptionId, agent, fields: [] };
      draw();
      tell();
    };
    const codeField = () => {
      const answer = ({ target }) => {
        chosen = { ...chosen, fields: [{ id: 'doorCode', name: codeName, value: target.value }] };
        tell();
      };
      const value = chosen.fields[0] ? chosen.fields[0].value : '';
      const input = make('input', { id: 'torg-widget-code', autocomplete: 'off', value, oninput: answer });
      return make('div', {}, make('label', { htmlFor: input.id }, codeName), ' ', input);
    };
    const agentsOf = ({ id, agents }) =>
      agents.map((agent) =>
        radio(
          { id: agent.id, isChosen: agent.id === chosen.agent, onChoice: () => choose(id, agent.id) },
          agent.name + ', ' + agent.address1,
        ),
      );
    const optionOf = (option) => {
      const { id, name, description1, priceValue, agents } = option;
      const isChosen = id === chosen.selectedOptionId;
      const onChoice = () => choose(id, agents[0] ? agents[0].id : null);
      const row = radio({ id, isChosen, onChoice }, make('strong', {}, name), ' ' + description1 + ', ' + priceValue);
      if (isChosen && agents.length > 0) row.append(make('div', { className: 'torg-widget-agents' }, ...agentsOf(option)));
      if (isChosen && asksCode(id)) row.append(codeField());
      return row;
    };
    const draw = () => {
      const focused = place.contains(document.activeElement) ? document.activeElement.id : '';
      place.replaceChildren(make('div', { id: 'torg-sandbox-widget' }, ...list.options.map(optionOf)));
      if (focused) document.getElementById(focused)?.focus();
    };
    return {
      updateList(next) {
        list = next;
        draw();
      },
      setResult({ selectedOptionId, agent, fields }) {
        chosen = { selectedOptionId, agent, fields };
        draw();
      },
      enable() {
        for (const input of place.querySelectorAll('input')) input.disabled = false;
      },
      disable() {
        for (const input of place.querySelectorAll('input')) input.disabled = true;
      },
    };
  };
  window.UnifaunCheckout = { createAt };
})();
`;
