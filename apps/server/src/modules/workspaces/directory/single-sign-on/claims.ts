/** What a provider says of the person who signed in, whatever the protocol. */
export interface Claims {
  /** What the provider knows the person by, for good. */
  subject: string;
  /** Lower case. */
  email: string;
  firstName: string | undefined;
  /** Undefined: it says nothing of groups. */
  groups: readonly string[] | undefined;
}
