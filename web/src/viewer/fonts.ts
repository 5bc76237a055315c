/**
 * Fetches the letters, after the page: they look better, but nobody waits for them. What stands beside a name keeps its
 * place, though the name may end a pixel earlier or later.
 */
export function loadFonts(): void {
  for (const name of document.querySelectorAll<HTMLElement>('.keeps-width')) {
    const isCut = [...name.children].some((part) => part.scrollWidth > part.clientWidth);
    name.style.width = `${name.getBoundingClientRect().width}px`;
    // Rather a little over its edge than without its last letters.
    name.classList.toggle('is-kept', !isCut);
  }
  void import('./fonts.css');
}
