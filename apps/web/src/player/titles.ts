/** The words of the player's place, which every start loads; all others come with the player itself. */
export const titles = { region: 'Audio player', loading: 'Loading the player' };
