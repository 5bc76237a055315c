/**
 * Loads the web fonts after the page. Text next to a name keeps its position until the window's
 * width changes.
 */
export function loadFonts(): void {
  const names = document.querySelectorAll<HTMLElement>('.keeps-width');
  for (const name of names) {
    const isCut = [...name.children].some((part) => part.scrollWidth > part.clientWidth);
    name.style.width = `${name.getBoundingClientRect().width}px`;
    // Overflows a little rather than cutting letters.
    name.classList.toggle('is-kept', !isCut);
  }
  void import('./fonts.css');
  const { innerWidth: width } = window;
  window.addEventListener('resize', function release() {
    if (window.innerWidth === width) return;
    window.removeEventListener('resize', release);
    for (const name of names) {
      name.style.width = '';
      name.classList.remove('is-kept');
    }
  });
}
