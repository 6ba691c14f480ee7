import { z } from 'zod';

export const dynamicVariable = z.object({
  variable_name: z.string(),
});

export const authConnectionLocator = z.object({
  auth_connection_id: z.string(),
});

export const envVarLocator = z.object({
  env_var_label: z.string(),
});

export const secretLocator = z.object({
  secret_id: z.string(),
});

export const environmentAuthConnectionLocator = z.object({
  env_var_label: z.string(),
});

export const documentUsageMode = z.enum(['prompt', 'auto']);

export const knowledgeBaseDocumentType = z.enum(['file', 'url', 'text', 'folder']);

export const knowledgeBaseLocator = z.object({
  type: knowledgeBaseDocumentType,
  name: z.string(),
  id: z.string(),
  usage_mode: documentUsageMode.default('auto'),
});

export const allowlistItem = z.object({
  hostname: z.string(),
});
export type KnowledgeBaseLocator = z.output<typeof knowledgeBaseLocator>;
