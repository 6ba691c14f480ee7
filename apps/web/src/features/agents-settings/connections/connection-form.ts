import * as z from 'zod/mini';
import type {
  Connection,
  ConnectionChange,
  NewConnection,
} from '#web/features/agents-settings/connections/connections.requests.ts';
import { message } from '#web/features/agents-settings/messages.ts';

export type ConnectionKind = NonNullable<Connection['auth_type']>;

const text = z.string().check(z.trim());
const fields = z.object({
  auth_type: z.enum([
    'bearer_auth',
    'basic_auth',
    'custom_header_auth',
    'oauth2_client_credentials',
    'oauth2_jwt',
    'private_key_jwt',
  ]),
  name: text.check(z.minLength(1, message('nameMissing'))),
  provider: text.check(z.minLength(1, message('required'))),
  username: text,
  password: z.string(),
  header_name: text,
  token: z.string(),
  client_id: text,
  client_secret: z.string(),
  token_url: text,
  scopes: text,
  basic_auth_in_header: z.boolean(),
  algorithm: z.enum(['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512']),
  issuer: text,
  audience: text,
  subject: text,
  secret_key: z.string(),
});
export type ConnectionForm = z.infer<typeof fields>;
export type ConnectionField = keyof ConnectionForm;

/** What each kind asks for, in this order. */
export const fieldsOf: Readonly<Record<ConnectionKind, readonly ConnectionField[]>> = {
  bearer_auth: ['token'],
  basic_auth: ['username', 'password'],
  custom_header_auth: ['header_name', 'token'],
  oauth2_client_credentials: ['token_url', 'client_id', 'client_secret', 'scopes', 'basic_auth_in_header'],
  oauth2_jwt: ['token_url', 'issuer', 'audience', 'subject', 'algorithm', 'secret_key', 'scopes'],
  private_key_jwt: ['issuer', 'audience', 'subject', 'algorithm', 'secret_key'],
};
export const secretFields: readonly ConnectionField[] = ['password', 'token', 'client_secret', 'secret_key'];
const mayBeEmpty: readonly ConnectionField[] = ['scopes', 'basic_auth_in_header'];
/** Said when the connection is made, and not changed again. */
const fixedFields: readonly ConnectionField[] = ['token_url'];

export const isFixed = (field: ConnectionField, isNew: boolean): boolean =>
  !isNew && fixedFields.includes(field);

/** A form that checks what its kind asks for; what is stored already may be left empty. */
export const connectionForm = (isNew: boolean) =>
  fields.check(
    z.superRefine((values, context) => {
      for (const field of fieldsOf[values.auth_type]) {
        const isKept = !isNew && secretFields.includes(field);
        if (values[field] === '' && !isKept && !mayBeEmpty.includes(field))
          context.addIssue({ code: 'custom', path: [field], message: message('required') });
        if (field === 'token_url' && values.token_url && !/^https?:\/\/./.test(values.token_url))
          context.addIssue({ code: 'custom', path: [field], message: message('addressInvalid') });
      }
    }),
  );

export const emptyForm: ConnectionForm = {
  auth_type: 'bearer_auth',
  name: '',
  provider: '',
  username: '',
  password: '',
  header_name: '',
  token: '',
  client_id: '',
  client_secret: '',
  token_url: '',
  scopes: '',
  basic_auth_in_header: false,
  algorithm: 'HS256',
  issuer: '',
  audience: '',
  subject: '',
  secret_key: '',
};

export function formOf(connection: Connection): ConnectionForm {
  const shown = Object.entries(connection).filter(([field]) => field in emptyForm);
  const scopes = 'scopes' in connection ? (connection.scopes ?? []).join(' ') : '';
  return { ...emptyForm, ...Object.fromEntries(shown), scopes };
}

function valuesOf(form: ConnectionForm, isNew: boolean): Record<string, unknown> {
  const given = fieldsOf[form.auth_type].filter(
    (field) => !isFixed(field, isNew) && (isNew || form[field] !== '' || field === 'scopes'),
  );
  return Object.fromEntries(
    given.map((field) => [
      field,
      field === 'scopes' ? form.scopes.split(/\s+/).filter(Boolean) : form[field],
    ]),
  );
}

export const newConnectionOf = (form: ConnectionForm): NewConnection =>
  ({
    ...{ auth_type: form.auth_type, name: form.name, provider: form.provider },
    ...valuesOf(form, true),
  }) as NewConnection;

export const changeOf = (form: ConnectionForm): ConnectionChange => ({
  provider: form.provider,
  ...valuesOf(form, false),
});
