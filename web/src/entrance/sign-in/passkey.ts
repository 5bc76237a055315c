import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { Problem } from '../../edge/problem.ts';
import { texts } from './texts.ts';

/** Asks the browser for a passkey; loads on demand. @throws Problem if the user gives none */
export async function signWith(optionsJSON: unknown): Promise<unknown> {
  try {
    return await startAuthentication({
      optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
    });
  } catch {
    throw new Problem('INVALID', texts.passkeyUnused);
  }
}
