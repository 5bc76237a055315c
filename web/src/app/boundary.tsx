import { Component, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isSignedOut, problemOf } from '../edge/problem.ts';
import { Note } from '../ui/note.tsx';

type BoundaryProps = { what: string; loading: ReactNode; children: ReactNode };
type CatchProps = { what: string; children: ReactNode };

/** Sends a person without a sign-in to where they can sign in, and back afterwards. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}`} />;
}

class Catch extends Component<CatchProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isSignedOut(error)) return <ToSignIn />;
    return <Note isBad title={`${this.props.what} could not be read`} onRetry={() => this.setState({ error: null })}>{problemOf(error).message}</Note>;
  }
}

/**
 * Loading and failure of what is inside, which a page or a section therefore does not mention. `what` is the subject of
 * “… could not be read”; the rest of the page stays.
 */
export function Boundary({ what, loading, children }: BoundaryProps) {
  return <Catch what={what}><Suspense fallback={loading}>{children}</Suspense></Catch>;
}
