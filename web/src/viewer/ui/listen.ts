/** A method's type, so that a listener may take its own kind of event. */
type Listener = { listen(event: Event): void }['listen'];

/** Adds listeners by event name and returns a function that removes them. */
export function listen(
  target: EventTarget,
  listeners: Record<string, Listener>,
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners);
  for (const [type, listener] of entries) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options);
  };
}
