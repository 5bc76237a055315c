import { useEffect } from 'react';

/** Leaves the console for a sign-in page; a full load drops the console's state. */
export function Entrance() {
  useEffect(() => window.location.reload(), []);
  return null;
}
