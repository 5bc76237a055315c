/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

type CheckProps = {
  name: string;
  problem?: string | undefined;
  onTicked?: (isTicked: boolean) => void;
  children: ComponentChildren;
};

export function Check({ name, problem, onTicked, children }: CheckProps) {
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          name={name}
          aria-invalid={problem !== undefined || undefined}
          onChange={onTicked && ((event) => onTicked(event.currentTarget.checked))}
        />
        <i />
        <span>{children}</span>
      </label>
      {problem && (
        <p class="hint" data-bad role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
