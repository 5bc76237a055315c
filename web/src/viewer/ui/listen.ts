/** Adds listeners, by the name of their event, and gives back what takes them all away again. */
export function listen(
  target: EventTarget,
  listeners: Record<string, (event: never) => void>,
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options);
  };
}
