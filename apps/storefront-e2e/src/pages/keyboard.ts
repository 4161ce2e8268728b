import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any page takes. */
const mostSteps = 120;

/** Somebody who has a keyboard alone: they come to everything by Tab, in the page's order. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(control);
    await this.page.keyboard.press(key);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** Tab comes to the group, the arrows to the radio in it. */
  async choose(radio: Locator): Promise<void> {
    await radio.waitFor({ state: 'attached' });
    const name = (await radio.getAttribute('name')) ?? '';
    await this.walk('Tab', this.page.locator(`input[name="${name}"]`));
    await this.walk('ArrowDown', radio);
    await expect(radio).toBeChecked();
  }

  private async goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await this.walk('Tab', target);
  }

  /** Presses a key until one of the targets has the focus. */
  private async walk(key: string, targets: Locator): Promise<void> {
    const isThere = () => targets.evaluateAll((found) => found.some((one) => one === document.activeElement));
    for (let steps = 0; !(await isThere()); steps += 1) {
      expect(steps, `${key} comes to ${targets}`).toBeLessThan(mostSteps);
      await this.page.keyboard.press(key);
    }
  }
}
