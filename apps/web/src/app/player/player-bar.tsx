/** The persistent player's place at the bottom of every page. Without anything loaded it takes no room. */
export function PlayerBar() {
  return null;
}
