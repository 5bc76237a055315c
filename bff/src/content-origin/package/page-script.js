// Runs in every HTML page of a package and tells the viewer which page is read and which links are followed.
// Its words are a reader's own reports: the viewer believes them no more than that.
(() => {
  'use strict';
  const base = new URL('.', document.currentScript?.dataset.base ?? location.href).href;
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      void window[name];
    } catch {
      // Pages that store something would fail without: here it lasts as long as the page.
      const kept = new Map();
      const storage = {
        getItem: (key) => kept.get(String(key)) ?? null,
        setItem: (key, value) => void kept.set(String(key), String(value)),
        removeItem: (key) => void kept.delete(String(key)),
        clear: () => kept.clear(),
        key: (index) => [...kept.keys()][index] ?? null,
        get length() {
          return kept.size;
        },
      };
      Object.defineProperty(window, name, { value: storage });
    }
  }
  if (window.parent === window) return;
  const tell = (message) => window.parent.postMessage({ lectern: 1, ...message }, '*');
  const place = () => ({
    path: location.href.startsWith(base) ? location.href.slice(base.length).split(/[?#]/)[0] : '',
  });
  const isTop = window.parent === window.top;
  if (isTop) tell({ type: 'page', ...place() });
  let lastInput = 0;
  const onInput = (event) => {
    const now = Date.now();
    if (!event.isTrusted || now - lastInput < 1000) return;
    lastInput = now;
    tell({ type: 'input' });
  };
  for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart', 'scroll'])
    addEventListener(type, onInput, { passive: true, capture: true });
  const onClick = (event) => {
    const link = event.composedPath().find((each) => each.localName === 'a' && each.href);
    if (!link || !event.isTrusted) return;
    const url = new URL(String(link.href.baseVal ?? link.href), location.href);
    if (!/^(https?|mailto|tel):$/.test(url.protocol) || url.href.startsWith(base)) return;
    tell({ type: 'link', url: url.href.slice(0, 2000) });
    // The frame shows the package alone: other sites get a window.
    if (link.setAttribute) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('auxclick', (event) => event.button === 1 && onClick(event), { capture: true });
})();
