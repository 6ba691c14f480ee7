/** The name and the mark's address until the server names another; a company puts its own here. */
export const BRAND = { name: 'Mynah' } as const;
