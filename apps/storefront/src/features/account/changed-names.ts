/** The names of the fields of a form that say something else than the page wrote into them. */
export function changedNames(form: HTMLFormElement): string[] {
  const changed = [...form.elements].filter(isChanged);
  return [...new Set(changed.map(({ name }) => name))];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(element: Element): element is Control {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    return element.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return false;
  const isTicked = element.type === 'checkbox' || element.type === 'radio';
  return isTicked ? element.checked !== element.defaultChecked : element.value !== element.defaultValue;
}
