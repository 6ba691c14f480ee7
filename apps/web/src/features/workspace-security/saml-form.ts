import * as z from 'zod/mini';
import { message } from '#web/features/workspace-security/messages.ts';
import type { DefaultRole, NewSamlProvider } from '#web/features/workspace-security/security.requests.ts';

export const samlFormSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(100)),
    source: z.enum(['file', 'url']),
    file: z.optional(z.file()),
    url: z.string().check(z.trim()),
    allowsProviderStart: z.boolean(),
    role: z.custom<DefaultRole>(),
  })
  .check(
    z.refine(({ source, file }) => source === 'url' || file !== undefined, {
      path: ['file'],
      message: message('metadataMissing'),
    }),
    z.refine(({ source, url }) => source === 'file' || URL.canParse(url), {
      path: ['url'],
      message: message('metadataUrlMissing'),
    }),
  );

export type SamlForm = z.infer<typeof samlFormSchema>;

export async function toSamlProvider(form: SamlForm): Promise<NewSamlProvider> {
  const metadata =
    form.source === 'file' ? { metadata_xml: await form.file?.text() } : { metadata_url: form.url };
  return {
    name: form.name,
    default_role: form.role,
    allows_provider_start: form.allowsProviderStart,
    ...metadata,
  };
}
