import { message } from '#web/features/workspace-security/messages.ts';
import type { DefaultRole, NewSamlProvider } from '#web/features/workspace-security/security.requests.ts';

export type SamlForm = {
  name: string;
  source: 'file' | 'url';
  file: File | undefined;
  url: string;
  allowsProviderStart: boolean;
  role: DefaultRole;
};

export type SamlErrors = { name?: string; metadata?: string; root?: string };

export function samlErrors({ name, source, file, url }: SamlForm): SamlErrors {
  const errors: SamlErrors = {};
  if (name.trim() === '') errors.name = message('nameMissing');
  if (source === 'file' && !file) errors.metadata = message('metadataMissing');
  if (source === 'url' && !URL.canParse(url.trim())) errors.metadata = message('metadataUrlMissing');
  return errors;
}

export async function toSamlProvider(form: SamlForm): Promise<NewSamlProvider> {
  const metadata =
    form.source === 'file' ? { metadata_xml: await form.file?.text() } : { metadata_url: form.url.trim() };
  return {
    name: form.name.trim(),
    default_role: form.role,
    allows_provider_start: form.allowsProviderStart,
    ...metadata,
  };
}
