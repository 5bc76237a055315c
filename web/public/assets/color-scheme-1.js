// Before the first paint, so that a chosen theme never flashes. The number in the name changes with the content: assets are cached for ever.
(function () {
  var chosen = null;
  try { chosen = localStorage.getItem('lectern-theme'); } catch { /* Storage may be switched off. */ }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
