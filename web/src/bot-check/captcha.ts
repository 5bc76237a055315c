interface Captcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

const loaded = () => window.grecaptcha;

/** A token of the configured third-party service. */
export async function captchaToken({
  siteKey,
  scriptUrl,
}: {
  siteKey: string;
  scriptUrl: string;
}): Promise<string> {
  if (!loaded()) {
    await new Promise<void>((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), {
        src: scriptUrl,
        onload: () => resolve(),
        onerror: () =>
          reject(new Error('The captcha could not be loaded. Check the connection and try again.')),
      });
      document.head.append(script);
    });
  }
  const captcha = loaded();
  if (!captcha) throw new Error('The captcha could not be loaded.');
  await new Promise<void>((resolve) => captcha.ready(resolve));
  return captcha.execute(siteKey, { action: 'submit' });
}
