/** What rules can find in a transcript. The categories are the public API's. */
export const entityTypes = {
  email_address: 'pii',
  phone_number: 'pii',
  url: 'pii',
  ip_address: 'pii',
  username: 'pii',
  ssn: 'pii',
  date: 'pii',
  time: 'pii',
  money: 'pii',
  number: 'other',
  credit_card: 'pci',
  credit_card_expiration: 'pci',
  cvv: 'pci',
  bank_account: 'pci',
  routing_number: 'pci',
} as const;
export type EntityType = keyof typeof entityTypes;
export const entityTypeNames = Object.keys(entityTypes) as EntityType[];

/** Other names that callers use for them. */
export const entityAliases: Readonly<Record<string, EntityType>> = {
  email: 'email_address',
  phone: 'phone_number',
  telephone_number: 'phone_number',
  iban: 'bank_account',
  account_number: 'bank_account',
  credit_card_number: 'credit_card',
  card_number: 'credit_card',
  ip: 'ip_address',
  social_security_number: 'ssn',
};

export const redactionModes = ['redacted', 'entity_type', 'enumerated_entity_type'] as const;
export type RedactionMode = (typeof redactionModes)[number];
