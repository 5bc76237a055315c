/** Calls a running Lectern as a native client does. */
export class Api {
  readonly url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.url = url;
    this.#token = token;
  }

  /** @throws ApiError */
  static async signIn(
    url: string,
    { email, password }: { email: string; password: string },
  ): Promise<Api> {
    const { data } = await new Api(url, '').ask<{ data: { token: string } }>('POST', '/login', {
      email,
      password,
      device_name: 'demo',
    });
    return new Api(url, data.token);
  }

  /** Accepts an invitation with the token of its mail. @throws ApiError */
  static async join(url: string, token: string, password: string, name: string): Promise<Api> {
    const body = { token, password, password_confirmation: password, name, device_name: 'demo' };
    const { data } = await new Api(url, '').ask<{ data: { token: string } }>(
      'POST',
      '/password/create',
      body,
    );
    return new Api(url, data.token);
  }

  /** Ends its own sign-in. @throws ApiError */
  async signOut(): Promise<void> {
    await this.ask('POST', '/logout');
  }

  /** @param body JSON, a form, or lines of JSON. @throws ApiError */
  async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const type =
      body instanceof FormData
        ? {}
        : {
            'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
          };
    const answer = await fetch(this.url + path, {
      method,
      headers: { ...type, ...(this.#token && { authorization: `Bearer ${this.#token}` }) },
      ...(body !== undefined && {
        body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new ApiError(`${method} ${path} answered ${answer.status}: ${text}`, answer.status);
    return JSON.parse(text || 'null');
  }
}

export class ApiError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}
