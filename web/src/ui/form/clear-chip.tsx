import { IconX } from '@tabler/icons-react';
import parts from '../parts.module.css';
import { texts } from './texts.ts';

type ClearChipProps = { label?: string; value: string; onClear: () => void };

/** A filter that is set; clicking it clears it. */
export function ClearChip({ label, value, onClear }: ClearChipProps) {
  return (
    <button
      type="button"
      className={parts['chip']}
      data-set
      onClick={onClear}
      aria-label={[texts.clear, label?.toLowerCase(), value].filter(Boolean).join(' ')}
    >
      {label} <b>{value}</b>
      <IconX aria-hidden="true" />
    </button>
  );
}
