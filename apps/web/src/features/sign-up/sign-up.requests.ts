import { keepRegistrationSource, type RegistrationSource } from '#web/shared/account/registration-source.ts';
import { requestJson } from '#web/shared/api/client.ts';

export type SignUpForm = {
  first_name: string;
  email: string;
  password: string;
  agrees_to_product_updates: boolean;
};

/** What stands beside the form: where the person comes from and what lets them in. */
export type SignUpContext = RegistrationSource & {
  invite_code: string | null;
  recaptcha_token: string | null;
  continue_url: string;
};

/** Announces the sign-up with all that is known (ACC-045), then makes the account. The mail does the rest. */
export async function signUp(form: SignUpForm, context: SignUpContext): Promise<void> {
  const { email, password, first_name, agrees_to_product_updates } = form;
  const { recaptcha_token, invite_code, continue_url, ...source } = context;
  await post('/v1/user/pre-sign-up', {
    email,
    account_metadata: { agrees_to_product_updates },
    recaptcha_token,
    ...source,
    invite_code,
  });
  await post('/v1/user/auth/sign-up', { email, password, first_name, continue_url });
  keepRegistrationSource(source);
}

const post = (path: string, json: unknown) => requestJson(path, { method: 'POST', json, anonymous: true });
