import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { Problem } from '../../edge/problem.ts';

/** Has the browser make a passkey for what the server asked. @throws Problem where none was made */
export async function makePasskey(options: string): Promise<string> {
  try {
    return JSON.stringify(
      await startRegistration({
        optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
      }),
    );
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    throw new Problem(
      'INVALID',
      isThere ? 'There is a passkey of yours on this device already.' : 'No passkey was made.',
    );
  }
}
