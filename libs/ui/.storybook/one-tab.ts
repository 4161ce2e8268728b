// All stories are told in one tab: while another lies over it, Chromium draws it once a second, and each look takes four.
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
  if (link && opensTab) event.preventDefault();
});
