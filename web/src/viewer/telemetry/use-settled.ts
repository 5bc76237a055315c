import { useEffect, useState } from 'preact/hooks';

/** The value once it has stayed the same for a while; at once if `afterMs` is 0. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return afterMs === 0 ? value : settled;
}
