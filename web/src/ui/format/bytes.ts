import { texts } from './texts.ts';

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

function scaleOf(bytes: number) {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const show = (amount: number) => {
    const scaled = amount / 1000 ** power;
    return power === 0 ? String(scaled) : scaled.toFixed(scaled < 10 ? 1 : 0);
  };
  return { show, unit: units[power] };
}

/** 2 400 000 is “2.4 MB”. */
export function size(bytes: number): string {
  const { show, unit } = scaleOf(bytes);
  return `${show(bytes)} ${unit}`;
}

/** “212 of 480 MB”, both in the unit of the whole. */
export function progress(sent: number, total: number): string {
  const { show, unit } = scaleOf(total);
  return texts.sentOf({ sent: show(sent), total: `${show(total)} ${unit}` });
}
