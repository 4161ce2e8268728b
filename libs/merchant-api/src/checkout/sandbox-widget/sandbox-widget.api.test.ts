import { expect, it } from 'vitest';
import { describeApi, openTestApi } from '../../testing/open-test-api.ts';

describeApi("the sandbox's list of ways of sending", () => {
  it.each([
    [true, 200],
    [false, 404],
    [undefined, 404],
  ])('is there where it is turned on: %s', async (sandboxWidget, status) => {
    const api = await openTestApi(sandboxWidget === undefined ? {} : { sandboxWidget });
    const answer = await api.fetch(new Request('http://api.test/shipping/sandbox/widget.js'));
    expect(answer.status).toBe(status);
    await api.close();
  });
});
