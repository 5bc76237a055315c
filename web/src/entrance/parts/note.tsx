/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';
import { texts } from './texts.ts';

type NoteProps = {
  title: string;
  children?: ComponentChildren;
  isBad?: boolean;
  onRetry?: () => void;
};

/** A message above or instead of a form: what happened and what to do next. */
export function Note({ title, children, isBad = false, onRetry }: NoteProps) {
  return (
    <div class="note" role={isBad ? 'alert' : 'status'} data-bad={isBad || undefined}>
      <Icon name={isBad ? 'alert' : 'clock'} />
      <div>
        <b>{title}</b>
        {children && <small>{children}</small>}
      </div>
      {onRetry && (
        <button class="quiet" type="button" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}
