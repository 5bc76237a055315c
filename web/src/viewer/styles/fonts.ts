/**
 * Fetches the letters, after the page: they look better, but nobody waits for them. What stands beside a name keeps its
 * place, though the name may end a pixel earlier or later; once the window has another width, each takes the place it needs.
 */
export function loadFonts(): void {
  const names = document.querySelectorAll<HTMLElement>('.keeps-width');
  for (const name of names) {
    const isCut = [...name.children].some((part) => part.scrollWidth > part.clientWidth);
    name.style.width = `${name.getBoundingClientRect().width}px`;
    // Rather a little over its edge than without its last letters.
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
