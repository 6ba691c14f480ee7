import type { AppConfig } from '@mynah/contract/site';

/** The part of reCAPTCHA's interface that is used; others offer the same. */
type Captcha = {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

/** A fresh token of the operator's captcha; null where none is configured. Its script comes with the first call. */
export async function getCaptchaToken(captcha: AppConfig['captcha'] | undefined): Promise<string | null> {
  if (!captcha) return null;
  await loadScript(`${captcha.script_url}?render=${encodeURIComponent(captcha.site_key)}`);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('the captcha script brought no captcha');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(captcha.site_key, { action: 'sign_up' });
}

function loadScript(address: string): Promise<void> {
  if (window.grecaptcha) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      // the next try loads it anew
      script.remove();
      reject(new Error('the captcha script could not be loaded'));
    };
    document.head.append(script);
  });
}
