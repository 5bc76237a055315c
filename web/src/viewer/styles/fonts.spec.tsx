import { expect, test } from '@jest/globals';
import { loadFonts } from './fonts.ts';

test('what stands beside a name keeps its place while the letters come, until the window has another width', () => {
  const name = document.body.appendChild(document.createElement('p'));
  name.className = 'keeps-width';
  name.getBoundingClientRect = () => new DOMRect(0, 0, 120, 20);
  const before = window.innerWidth;
  try {
    loadFonts();
    expect(name.style.width).toBe('120px');
    window.dispatchEvent(new Event('resize')); // Like a folding browser toolbar.
    expect(name.style.width).toBe('120px');
    Object.assign(window, { innerWidth: 375 });
    window.dispatchEvent(new Event('resize'));
    expect([name.style.width, name.className]).toEqual(['', 'keeps-width']);
  } finally {
    Object.assign(window, { innerWidth: before });
    name.remove();
  }
});
