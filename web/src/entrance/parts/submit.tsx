/** @jsxImportSource preact */

/**
 * The submit button; it keeps the focus while sending. `isSecond`: another method is the primary
 * one.
 */
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
