import { until as untilFound } from '@lectern/kernel/testing/until.ts';
import { admin } from './spawn.ts';

/** Readers without one are counted as bots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Calls a running Lectern as a native client and as a reader: for browser tests, screenshots and benchmarks. */
export class PublicApi {
  readonly #url: string;
  /** The authorization header. */
  authorization = '';

  private constructor(url: string) {
    this.#url = url;
  }

  /** Signed in with a bearer token. */
  static async signIn(
    url: string,
    { email, password }: { email: string; password: string } = admin,
  ): Promise<PublicApi> {
    const api = new PublicApi(url);
    const { data } = await api.ask<{ data: { token: string } }>('POST', '/login', {
      email,
      password,
      device_name: 'test',
    });
    api.authorization = `Bearer ${data.token}`;
    return api;
  }

  /** Uploads a PDF and waits until its pages are there. @returns its id */
  async publish(
    pdf: Uint8Array,
    fileName: string,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const { id } = await this.upload(pdf, fileName, headers);
    await until(
      async () => (await this.presentation(id)).page_count !== null,
      `${fileName} was processed`,
    );
    return id;
  }

  async upload(
    pdf: Uint8Array,
    fileName: string,
    headers: Record<string, string> = {},
  ): Promise<{ id: string }> {
    const form = new FormData();
    form.set('status', 'ACTIVE');
    form.set('file', new File([Buffer.from(pdf)], fileName, { type: 'application/pdf' }));
    const answer = await fetch(`${this.#url}/api/admin/presentations`, {
      method: 'POST',
      headers: { authorization: this.authorization, ...headers },
      body: form,
    });
    return (await answered<{ data: { id: string } }>(answer)).data;
  }

  /** Replaces a presentation's file and waits until it is shown. */
  async replaceFile(id: string, pdf: Uint8Array, fileName: string): Promise<void> {
    const form = new FormData();
    form.set('file', new File([Buffer.from(pdf)], fileName, { type: 'application/pdf' }));
    const answer = await fetch(`${this.#url}/api/admin/presentations/${id}`, {
      method: 'PUT',
      headers: { authorization: this.authorization },
      body: form,
    });
    await answered(answer);
    await until(
      async () =>
        (
          await this.ask<{ data: { name: string }[] }>('GET', `/api/presentations/${id}/files`)
        ).data.some(({ name }) => name === fileName),
      `${fileName} was shown`,
    );
  }

  async presentation(id: string): Promise<{ page_count: number | null }> {
    return (
      await this.ask<{ data: { page_count: number | null } }>(
        'GET',
        `/api/admin/presentations/${id}`,
      )
    ).data;
  }

  /** Makes a link and waits until its recipient can read it. */
  async share(
    presentationId: string,
    fields: Record<string, unknown> = {},
  ): Promise<{ id: string; token: string }> {
    const { data } = await this.ask<{ data: { id: string; token: string } }>(
      'POST',
      `/api/presentations/${presentationId}/share`,
      fields,
    );
    await until(
      async () => (await fetch(`${this.#url}/api/public/shared-links/${data.token}`)).ok,
      'the link could be read',
    );
    return data;
  }

  /**
   * Opens a link as a visitor and starts a viewer session.
   * @param browser another one is another visitor @returns the signed session id
   */
  async openSession(token: string, browser = BROWSER): Promise<string> {
    const headers = { 'user-agent': browser, 'content-type': 'application/json' };
    const visit = await answered<{ data: { hit_uuid: string } }>(
      await fetch(`${this.#url}/api/public/shared-links/${token}`, { headers }),
    );
    const body = JSON.stringify({ hit_uuid: visit.data.hit_uuid });
    const session = await answered<{ data: { id: string } }>(
      await fetch(`${this.#url}/api/sessions`, { method: 'POST', headers, body }),
    );
    return session.data.id;
  }

  /** @throws Error with status and body for everything but success */
  async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      ...(this.authorization && { authorization: this.authorization }),
    };
    return answered<Answer>(
      await fetch(this.#url + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  }
}

async function answered<Answer>(answer: Response): Promise<Answer> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text || 'null');
}

/** Waits for a condition whose calls may be refused at first. @throws Error that names what did not happen */
export async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  await untilFound(() => condition().catch(() => false), what);
}
