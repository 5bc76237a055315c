import { Navigate, useLocation } from 'react-router';
import { StandalonePage } from '../../account/standalone-page.tsx';
import { PageHead } from '../../ui/page.tsx';
import { ErasureReceipt, type Erasure } from './erasure-receipt.tsx';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** The page after erasing yourself; the user is signed out. */
export function ErasedPage() {
  const { state: erasure }: { state: Erasure | null } = useLocation();
  if (erasure === null) return <Navigate replace to="/login" />;
  return (
    <StandalonePage title={texts.yourAccountIsErased}>
      <PageHead title={texts.yourAccountIsErased} />
      <p>{rich(texts.receiptSaved, { erasure: <b>{texts.erasureReceiptJson}</b> })}</p>
      <ErasureReceipt
        erasure={erasure}
        closing={texts.goToSignIn}
        onClose={() => window.location.assign('/login')}
      />
    </StandalonePage>
  );
}
