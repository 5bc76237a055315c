/** @jsxImportSource preact */

/** The one button that sends a form. While it is sent it keeps the focus. */
export function Submit({ children, isBusy, isOff = false }: { children: string; isBusy: boolean; isOff?: boolean }) {
  return <button class="primary" type="submit" disabled={isOff} aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>{children}</button>;
}
