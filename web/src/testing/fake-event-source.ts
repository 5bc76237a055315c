/** A fake EventSource; tests send through `emit`. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static readonly all = new Set<FakeEventSource>();

  readyState = FakeEventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.add(this);
  }

  static closeAll() {
    for (const each of FakeEventSource.all) each.close();
  }

  /** Sends a message to every page. */
  static emit(event: 'changed' | 'live', data: object) {
    for (const each of FakeEventSource.all)
      each.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  /** Reports an open connection. */
  static connect() {
    for (const each of FakeEventSource.all) {
      each.readyState = FakeEventSource.OPEN;
      each.onopen?.();
    }
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.all.delete(this);
  }
}
