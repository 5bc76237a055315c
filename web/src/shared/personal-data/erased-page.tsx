import { Navigate, useLocation } from 'react-router';
import { StandalonePage } from '../../account/standalone-page.tsx';
import { PageHead } from '../../ui/page.tsx';
import { ErasureReceipt, type Erasure } from './erasure-receipt.tsx';

/** The page after erasing yourself; the user is signed out. */
export function ErasedPage() {
  const { state: erasure }: { state: Erasure | null } = useLocation();
  if (erasure === null) return <Navigate replace to="/login" />;
  return (
    <StandalonePage title="Your account is erased">
      <PageHead title="Your account is erased" />
      <p>
        You are signed out everywhere. The receipt was saved as <b>erasure-receipt.json</b>; here it
        is once more.
      </p>
      <ErasureReceipt
        erasure={erasure}
        closing="Go to sign-in"
        onClose={() => window.location.assign('/login')}
      />
    </StandalonePage>
  );
}
