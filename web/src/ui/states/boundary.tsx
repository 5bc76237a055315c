import { Component, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isSignedOut, needsSetUp, problemOf } from '../../edge/problem.ts';
import { AttemptContext } from '../../graphql/use-page-query.ts';
import { Note } from './note.tsx';
import styles from '../parts.module.css';

/** `head` shows during loading or failure; the content brings its own. */
type BoundaryProps = { what: string; loading: ReactNode; head?: ReactNode; children: ReactNode };
type ErrorBoundaryProps = { what: string; head: ReactNode; children: ReactNode };

/** Redirects to the sign-in and back. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}`} />;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; attempt: number }> {
  override state: { error: unknown; attempt: number } = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error, attempt } = this.state;
    if (error === null)
      return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
    if (isSignedOut(error)) return <ToSignIn />;
    if (needsSetUp(error)) return <Navigate replace to="/second-factor" />;
    const note = (
      <Note
        isBad
        title={`${this.props.what} could not be read`}
        onRetry={() => this.setState({ error: null, attempt: attempt + 1 })}
      >
        {problemOf(error).message}
      </Note>
    );
    return this.props.head === undefined ? (
      <div className={styles['failed']}>{note}</div>
    ) : (
      <>
        {this.props.head}
        {note}
      </>
    );
  }
}

/**
 * Handles loading and failure of its content. `what` is the subject of “… could not be read”; the
 * rest of the page stays.
 */
export function Boundary({ what, loading, head, children }: BoundaryProps) {
  return (
    <ErrorBoundary what={what} head={head}>
      <Suspense
        fallback={
          <>
            {head}
            {loading}
          </>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
