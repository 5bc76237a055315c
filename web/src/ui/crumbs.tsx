import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';

/** The breadcrumbs' place in the top bar. */
export const CrumbsContext = createContext<HTMLElement | null>(null);

/** The page's breadcrumbs, rendered in the top bar. */
export function Crumbs({
  above,
  here,
}: {
  above: readonly { to: string; label: string }[];
  here: string;
}) {
  const place = use(CrumbsContext);
  if (place === null || above.length === 0) return null; // The title says it already.
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
