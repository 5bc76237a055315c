import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';

/** The place in the top bar where a page says where it is. */
export const CrumbsContext = createContext<HTMLElement | null>(null);

/** Where this page is, below what; shown in the top bar. */
export function Crumbs({
  above,
  here,
}: {
  above: readonly { to: string; label: string }[];
  here: string;
}) {
  const place = use(CrumbsContext);
  if (place === null) return null;
  return createPortal(
    <ol>
      {above.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li>
        <span className="cut" aria-current="page" title={here}>
          {here}
        </span>
      </li>
    </ol>,
    place,
  );
}
