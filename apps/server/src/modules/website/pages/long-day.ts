/** `May 3, 2027`, of a day written as 2027-05-03. */
export const longDay = (date: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
