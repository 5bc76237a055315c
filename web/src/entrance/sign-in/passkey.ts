import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { Problem } from '../../edge/problem.ts';

/** Asks the browser for a passkey; loaded when somebody wants to use one. @throws Problem where none was given */
export async function signWith(optionsJSON: unknown): Promise<unknown> {
  try {
    return await startAuthentication({
      optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
    });
  } catch {
    throw new Problem('INVALID', 'No passkey was used. Try again, or sign in another way.');
  }
}
