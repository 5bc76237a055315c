import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { Problem } from '../../edge/problem.ts';
import { texts } from './texts.ts';

/** Creates a passkey with the browser. @throws Problem if none was created */
export async function makePasskey(options: string): Promise<string> {
  try {
    const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(options);
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    throw new Problem('INVALID', isThere ? texts.thereIsAPasskey : texts.noPasskeyWasMade);
  }
}
