import { Component, type ReactNode } from 'react';

type MovedItemsProps = {
  ids: readonly string[];
  container: () => HTMLElement | null;
  children: ReactNode;
};
type Places = ReadonlyMap<string, { left: number; top: number }>;

/** Under 200 ms, so items do not slide away while the user reads. */
const timing = { id: 'moved', duration: 160, easing: 'cubic-bezier(.2, 0, 0, 1)' } as const;

function placesIn(container: HTMLElement | null): Places {
  const places = new Map<string, { left: number; top: number }>();
  for (const child of container?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? []) {
    const { left, top } = child.getBoundingClientRect();
    places.set(child.dataset['item'] ?? '', { left, top });
  }
  return places;
}

/** Animates items to their new places when others appear or leave. */
export class MovedItems extends Component<MovedItemsProps> {
  override getSnapshotBeforeUpdate(before: MovedItemsProps): Places | null {
    return before.ids.join() === this.props.ids.join() ? null : placesIn(this.props.container());
  }

  override componentDidUpdate(_before: MovedItemsProps, _state: object, places: Places | null) {
    const container = this.props.container();
    if (
      places === null ||
      container === null ||
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    // Layout positions, without a running animation.
    for (const animation of container.getAnimations({ subtree: true }))
      if (animation.id === timing.id) animation.cancel();
    const now = placesIn(container);
    for (const child of container.querySelectorAll<HTMLElement>(':scope > [data-item]')) {
      const [from, to] = [
        places.get(child.dataset['item'] ?? ''),
        now.get(child.dataset['item'] ?? ''),
      ];
      if (to === undefined || to.top > window.innerHeight + 400) continue;
      if (from === undefined) child.animate([{ opacity: 0 }, { opacity: 1 }], timing);
      else if (from.left !== to.left || from.top !== to.top)
        child.animate(
          [
            { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` },
            { transform: 'none' },
          ],
          timing,
        );
    }
  }

  override render() {
    return this.props.children;
  }
}
