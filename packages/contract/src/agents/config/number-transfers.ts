import { z } from 'zod';

export const customSipHeader = z.object({
  type: z.literal('static').default('static'),
  key: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/),
  value: z
    .string()
    .min(1)
    .max(512)
    .regex(/^[\t -~]+$/),
});

export const customSipHeaderWithDynamicVariable = z.object({
  type: z.literal('dynamic'),
  key: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/),
  value: z.string().min(1),
});

export const phoneNumberDynamicVariableTransferDestination = z.object({
  type: z.literal('phone_dynamic_variable').default('phone_dynamic_variable'),
  phone_number: z.string(),
});

export const phoneNumberTransferDestination = z.object({
  type: z.literal('phone').default('phone'),
  phone_number: z.string(),
});

export const postDialDigitsDynamicVariable = z.object({
  type: z.literal('dynamic').default('dynamic'),
  value: z.string().min(1),
});

export const postDialDigitsStatic = z.object({
  type: z.literal('static').default('static'),
  value: z
    .string()
    .min(1)
    .regex(/^[0-9*#wW]*$/),
});

export const sipUriDynamicVariableTransferDestination = z.object({
  type: z.literal('sip_uri_dynamic_variable').default('sip_uri_dynamic_variable'),
  sip_uri: z.string(),
});

export const sipUriTransferDestination = z.object({
  type: z.literal('sip_uri').default('sip_uri'),
  sip_uri: z.string(),
});

export const transferType = z.enum(['blind', 'conference', 'sip_refer']);

export const uuiTransferConfig = z.object({
  data: z.string().max(8192),
  protocol_discriminator: z
    .string()
    .regex(/^[0-9A-Fa-f]{2}$/)
    .nullable()
    .default(null),
  protocol_discriminator_mode: z.enum(['prefix', 'pd_parameter']).default('prefix'),
});

/** To whom a call goes and how, as the tool and the node of a workflow both say it. */
export const numberTransferFields = {
  custom_sip_headers: z
    .array(z.discriminatedUnion('type', [customSipHeader, customSipHeaderWithDynamicVariable]))
    .max(20)
    .default([]),
  transfer_destination: z.discriminatedUnion('type', [
    phoneNumberTransferDestination,
    sipUriTransferDestination,
    phoneNumberDynamicVariableTransferDestination,
    sipUriDynamicVariableTransferDestination,
  ]),
  transfer_type: transferType.default('conference'),
  sip_refer_play_dialtone: z.boolean().default(true),
  uui: uuiTransferConfig.nullable().default(null),
  post_dial_digits: z
    .discriminatedUnion('type', [postDialDigitsStatic, postDialDigitsDynamicVariable])
    .nullable()
    .default(null),
};

export const phoneNumberTransfer = z.object({
  ...numberTransferFields,
  phone_number: z.string().nullable().default(null),
  condition: z.string(),
});

export const transferToNumberToolConfig = z.object({
  system_tool_type: z.literal('transfer_to_number').default('transfer_to_number'),
  transfers: z.array(phoneNumberTransfer),
  enable_client_message: z.boolean().default(true),
});
