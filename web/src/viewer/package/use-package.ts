import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Access } from '../access.ts';
import { clampPage } from '../navigation/navigation.ts';
import { listen } from '../ui/listen.ts';
import { loadManifest, pageOf, urlIn, type Manifest } from './manifest.ts';
import { linkLimit, messageIn } from './messages.ts';

interface Options {
  access: Access;
  frame: RefObject<HTMLIFrameElement | null>;
  onInput(): void;
  onLink(url: string): void;
}

export interface PackagePages {
  /** Null until it is known where the package opens. */
  url: string | null;
  page: number;
  goTo(page: number): void;
  turn(direction: 1 | -1): void;
}

/** The page in the frame: chosen here, or by following links in it. */
export function usePackage({ access, frame, ...told }: Options): PackagePages {
  const [manifest, setManifest] = useState<Manifest | null>(null);
  const [page, setPage] = useState(1);
  const [url, setUrl] = useState<string | null>(null);
  const isWithinLimit = useMemo(() => linkLimit(), []);
  const latest = useRef({ manifest, ...told });
  latest.current = { manifest, ...told };

  useEffect(() => {
    void loadManifest(access).then((loaded) => {
      if (!loaded) return;
      setManifest(loaded);
      setPage(pageOf(loaded, loaded.main_path) ?? 1);
      setUrl(urlIn(access.link().pages_url, loaded.main_path));
    });
  }, [access]);
  useEffect(() => {
    const onMessage = (event: Event) => {
      const now = latest.current;
      const message = event instanceof MessageEvent ? messageIn(event, frame.current) : null;
      if (message?.type === 'input') now.onInput();
      if (message?.type === 'link' && isWithinLimit()) now.onLink(message.url);
      if (message?.type !== 'page') return;
      now.onInput();
      const shown = now.manifest && pageOf(now.manifest, message.path);
      if (shown) setPage(shown);
    };
    return listen(globalThis, { message: onMessage });
  }, []);

  const goTo = (wanted: number) => {
    if (!manifest) return;
    const next = clampPage(wanted, manifest.pages.length);
    const path = manifest.pages[next - 1]?.path;
    if (path === undefined || next === page) return;
    setPage(next);
    // The same address again would load nothing, where links in the frame led elsewhere.
    void access.fresh().then((link) => {
      const target = link && urlIn(link.pages_url, path);
      if (target && target === url) frame.current?.setAttribute('src', target);
      else if (target) setUrl(target);
    });
  };
  return { url, page, goTo, turn: (direction) => goTo(page + direction) };
}
