/** @jsxImportSource preact */

/** The one button that sends a form. While it is sent it keeps the focus. `isSecond`: another way stands before it. */
export function Submit({
  children,
  isBusy,
  isOff = false,
  isSecond = false,
}: {
  children: string;
  isBusy: boolean;
  isOff?: boolean;
  isSecond?: boolean;
}) {
  return (
    <button
      class={isSecond ? 'secondary' : 'primary'}
      type="submit"
      disabled={isOff}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {children}
    </button>
  );
}
