// Before the first paint, so that a chosen theme never flashes; where none was chosen the page follows the system. The number in the name changes with the content.
(function () {
  var chosen = null;
  try { chosen = localStorage.getItem('lectern-theme'); } catch { /* Storage may be switched off. */ }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
})();
