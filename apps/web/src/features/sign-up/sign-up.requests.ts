import {
  persistRegistrationSource,
  type RegistrationSource,
} from '#web/shared/account/registration-source.ts';
import { call } from '#web/shared/api/call.ts';

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
  const account_metadata = { agrees_to_product_updates };
  await call('POST /v1/user/pre-sign-up', {
    json: { email, account_metadata, recaptcha_token, ...source, invite_code },
    anonymous: true,
  });
  await call('POST /v1/user/auth/sign-up', {
    json: { email, password, first_name, continue_url },
    anonymous: true,
  });
  persistRegistrationSource(source);
}
