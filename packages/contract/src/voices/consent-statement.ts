/** Version 1 of the statement; an altered wording is a new entry, the old ones stand for what was said. */
export const consentStatement =
  'I confirm that I have all necessary rights or consents to upload and clone these voice samples, and that I will not use the voice for anything illegal, fraudulent or harmful.';
