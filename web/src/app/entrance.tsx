import { useEffect } from 'react';

/** An address of a page before one is in: those are not of the console, which goes with all that it knows of whoever was in. */
export function Entrance() {
  useEffect(() => window.location.reload(), []);
  return null;
}
