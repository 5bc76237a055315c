import { Component, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { onBack } from '../../edge/connection.ts';
import { isSignedOut, needsSetUp, problemOf } from '../../edge/problem.ts';
import { AttemptContext } from '../../graphql/use-page-query.ts';
import { Note } from './note.tsx';
import styles from '../parts.module.css';
import { texts } from './texts.ts';

/** `head` shows during loading or failure; the content brings its own. */
type BoundaryProps = { what: string; loading: ReactNode; head?: ReactNode; children: ReactNode };
type ErrorBoundaryProps = { what: string; head: ReactNode; children: ReactNode };

/** Redirects to the sign-in and back. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}`} />;
}

/** “Couldn’t load the team”. */
const failureTitle = (what: string) =>
  texts.couldntLoad({ what: what.charAt(0).toLowerCase() + what.slice(1) });

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; attempt: number }> {
  override state: { error: unknown; attempt: number } = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  #stop: (() => void) | undefined;

  override componentDidMount() {
    this.#stop = onBack(() => {
      if (problemOf(this.state.error).code === 'UNREACHABLE') this.retry();
    });
  }

  override componentWillUnmount() {
    this.#stop?.();
  }

  retry = () => this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));

  override render() {
    const { error, attempt } = this.state;
    if (error === null)
      return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
    if (isSignedOut(error)) return <ToSignIn />;
    if (needsSetUp(error)) return <Navigate replace to="/second-factor" />;
    const note = (
      <Note isBad title={failureTitle(this.props.what)} onRetry={this.retry}>
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
 * Handles loading and failure of its content. `what` completes “Couldn’t load …”; the rest
 * of the page stays. What the server could not be reached for is read again once it can.
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
