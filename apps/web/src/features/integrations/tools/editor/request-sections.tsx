import { useQuery } from '@tanstack/react-query';
import { connectionsQuery } from '#web/features/agents-settings/index.ts';
import { useMessages } from '#web/features/integrations/messages.ts';
import { HeadersEditor } from '#web/features/integrations/tools/editor/headers-editor.tsx';
import {
  type LiteralJsonSchemaProperty,
  literalTypes,
  newProperty,
  type ObjectJsonSchemaProperty,
  parameterTypes,
  pathParametersOf,
} from '#web/features/integrations/tools/editor/parameter-rows.ts';
import {
  ParameterFields,
  ParametersEditor,
} from '#web/features/integrations/tools/editor/parameters-editor.tsx';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import type { WebhookToolConfig } from '#web/features/integrations/tools/tools.requests.ts';
import { AGENTS_SETTINGS_PATH } from '#web/shared/agents/agent-paths.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Api = WebhookToolConfig['api_schema'];

interface RequestSectionsProps {
  api: Api;
  onChange: (change: Partial<Api>) => void;
  /** Whether a part of the form holds something that cannot be saved. */
  onValid: (part: string, isValid: boolean) => void;
}

export const isAddress = (url: string): boolean => /^https?:\/\/./.test(url);

/** How the address is called, and with what. */
export function RequestSections({ api, onChange, onValid }: RequestSectionsProps) {
  const t = useMessages();
  const path = Object.entries(api.path_params_schema);
  return (
    <>
      <Section title={t('request')}>
        <div className="flex flex-wrap items-start gap-3">
          <Field label={t('method')} className="w-32">
            {({ id, 'aria-describedby': describedBy }) => (
              <Select
                id={id}
                aria-describedby={describedBy}
                value={api.method}
                onChange={(method) => onChange({ method })}
                options={(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((value) => ({
                  value,
                  label: value,
                }))}
              />
            )}
          </Field>
          <Field
            label={t('address')}
            hint={t('addressHint')}
            error={isAddress(api.url) ? undefined : t('addressInvalid')}
            className="min-w-0 flex-1 basis-64"
          >
            {(control) => (
              <Input
                {...control}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                value={api.url}
                onChange={({ target: { value: url } }) =>
                  onChange({ url, path_params_schema: pathParametersOf(url, api.path_params_schema) })
                }
              />
            )}
          </Field>
        </div>
        <SignIn
          connection={api.auth_connection}
          onChange={(auth_connection) => onChange({ auth_connection })}
        />
      </Section>
      <Section title={t('headers')} text={t('headersText')}>
        <HeadersEditor
          value={api.request_headers}
          onChange={(request_headers, isValid) => {
            onChange({ request_headers });
            onValid('headers', isValid);
          }}
        />
      </Section>
      {path.length > 0 && (
        <Section title={t('pathParameters')} text={t('pathParametersText')}>
          {path.map(([name, property]) => (
            <fieldset key={name} className="flex min-w-0 flex-col gap-4 rounded-lg border p-4 max-sm:p-3">
              <legend className="px-1 font-mono text-13">{name}</legend>
              <ParameterFields
                property={property}
                types={literalTypes}
                onChange={(next, isValid) => {
                  const path_params_schema = {
                    ...api.path_params_schema,
                    [name]: next as LiteralJsonSchemaProperty,
                  };
                  onChange({ path_params_schema });
                  onValid(`path ${name}`, isValid);
                }}
              />
            </fieldset>
          ))}
        </Section>
      )}
      <Section title={t('queryParameters')} text={t('queryParametersText')}>
        <ParametersEditor
          value={api.query_params_schema ?? { properties: {}, required: [] }}
          types={literalTypes}
          addLabel={t('addParameter')}
          onChange={({ properties, required }, isValid) => {
            const isEmpty = Object.keys(properties).length === 0;
            const literals = properties as Record<string, LiteralJsonSchemaProperty>;
            onChange({ query_params_schema: isEmpty ? null : { properties: literals, required } });
            onValid('query', isValid);
          }}
        />
      </Section>
      {api.method !== 'GET' && <Body api={api} onChange={onChange} onValid={onValid} />}
    </>
  );
}

function Body({ api, onChange, onValid }: RequestSectionsProps) {
  const t = useMessages();
  const { request_body_schema: body, content_type: contentType } = api;
  return (
    <Section title={t('body')} text={t('bodyText')}>
      <Switch
        label={t('sendBody')}
        checked={body !== null}
        onChange={(isOn) => {
          onChange({
            request_body_schema: isOn ? (newProperty('object', '') as ObjectJsonSchemaProperty) : null,
          });
          onValid('body', true);
        }}
      />
      {body && (
        <>
          <Field label={t('contentType')} className="max-w-50">
            {({ id, 'aria-describedby': describedBy }) => (
              <Select
                id={id}
                aria-describedby={describedBy}
                value={contentType}
                onChange={(content_type) => onChange({ content_type })}
                options={[
                  { value: 'application/json', label: t('typeJson') },
                  { value: 'application/x-www-form-urlencoded', label: t('typeForm') },
                ]}
              />
            )}
          </Field>
          <ParametersEditor
            value={body}
            types={parameterTypes}
            addLabel={t('addParameter')}
            onChange={({ properties, required }, isValid) => {
              onChange({ request_body_schema: { ...body, properties, required } });
              onValid('body', isValid);
            }}
          />
        </>
      )}
    </Section>
  );
}

interface SignInProps {
  connection: Api['auth_connection'];
  onChange: (connection: Api['auth_connection']) => void;
}

export function SignIn({ connection, onChange }: SignInProps) {
  const t = useMessages();
  const connections = useQuery(connectionsQuery).data ?? [];
  const value =
    connection &&
    ('auth_connection_id' in connection ? connection.auth_connection_id : connection.env_var_label);
  const known = connections.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = !value || known.some((one) => one.value === value);
  return (
    <Field
      label={t('signIn')}
      hint={t('signInHint')}
      aside={
        <Link to={AGENTS_SETTINGS_PATH} hash="connections" className="underline underline-offset-2">
          {t('manageConnections')}
        </Link>
      }
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Select
          id={id}
          aria-describedby={describedBy}
          value={value ?? ''}
          onChange={(next) => onChange(next === '' ? null : { auth_connection_id: next })}
          options={[
            { value: '', label: t('noSignIn') },
            ...known,
            ...(isKnown ? [] : [{ value: value ?? '', label: t('byVariable', { name: value ?? '' }) }]),
          ]}
        />
      )}
    </Field>
  );
}
