/**
 * The script of the sandbox's form, which speaks as Klarna's does: `_klarnaCheckout(api => api.suspend())` shuts the form
 * while the shop changes the cart, `resume` opens it again.
 */
export const formScript = `(() => {
  const set = (isShut) => {
    for (const frame of document.querySelectorAll('#torg-sandbox-payment iframe')) frame.inert = isShut;
  };
  window._klarnaCheckout = (use) => use({ suspend: () => set(true), resume: () => set(false) });
})();
`;
