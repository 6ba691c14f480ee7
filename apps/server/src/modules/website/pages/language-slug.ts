/** Where a language of the voices has its pages: `/languages/german`. */
export const slugOfLanguage = (name: string): string => name.toLowerCase();
