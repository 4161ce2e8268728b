import type { Section } from './sections.ts';

/** A script of production that holds this name holds the panel. */
export const panelName = 'torg-glass-box';

const looks = `
  :host { position: fixed; inset-inline-start: 0; bottom: 0; z-index: 99; font: 12px/1.4 monospace; }
  details { background: Canvas; color: CanvasText; border: 1px solid GrayText; max-width: 100vw; }
  details[open] > div { height: 40vh; width: min(100vw, 900px); overflow: auto; }
  summary { padding: 4px 8px; cursor: pointer; }
  td, th { padding: 1px 8px; min-width: 13ch; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  td:nth-child(2) { min-width: 26ch; }
`;

/** Puts the panel into a page, closed. What is drawn into it is drawn while it is open. */
export function openPanel(page: Document, read: () => readonly Section[]): { changed(): void } {
  const host = page.body.appendChild(page.createElement('div'));
  host.id = panelName;
  const root = host.attachShadow({ mode: 'open' });
  const style = root.appendChild(page.createElement('style'));
  style.textContent = looks;
  const box = root.appendChild(page.createElement('details'));
  box.appendChild(page.createElement('summary')).textContent = 'Glass box';
  const content = box.appendChild(page.createElement('div'));
  const draw = () => {
    if (!box.open) return;
    const areOpen = [...content.querySelectorAll('details')].map(({ open }) => open);
    content.replaceChildren(...read().map((section, index) => drawSection(page, section, areOpen[index] ?? true)));
  };
  box.addEventListener('toggle', draw);
  let isDue = false;
  return {
    changed() {
      if (isDue) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        draw();
      });
    },
  };
}

function drawSection(page: Document, { name, columns, rows }: Section, isOpen: boolean): HTMLElement {
  const section = page.createElement('details');
  section.open = isOpen;
  section.appendChild(page.createElement('summary')).textContent = name;
  const table = section.appendChild(page.createElement('table'));
  const head = table.insertRow();
  for (const column of columns) head.appendChild(page.createElement('th')).textContent = column;
  for (const row of rows) {
    const line = table.insertRow();
    for (const cell of row) line.insertCell().textContent = cell;
  }
  return section;
}
