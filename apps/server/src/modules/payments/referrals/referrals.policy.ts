/** One mailbox: what stands behind a plus, and the dots of Gmail, make no other person. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

interface Somebody {
  id: string;
  email: string;
}

/** Who sends themselves is rewarded for nobody. */
export const isSamePerson = (one: Somebody, other: Somebody): boolean =>
  one.id === other.id || mailboxOf(one.email) === mailboxOf(other.email);
