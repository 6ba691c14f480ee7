/** Each is a way in which a program written for the reference could be let down. */
export const rules = {
  'parameter not read': 'a parameter of theirs that we do not name',
  'field not read': 'a field of their body that we do not name',
  'demanded by us': 'required by us, optional with them',
  'type refused': 'a kind of value that they take and we refuse',
  'null refused': 'they take null, we do not',
  'value refused': 'a value of theirs that we refuse',
  'bound narrower': 'a bound of theirs that we draw closer',
  'bound of ours': 'a bound where they document none',
  'bound wider': 'a bound of theirs that we do not hold',
  'default differs': 'left out, it means something else',
  'body type missing': 'a content type that they take and we do not name',
  'status differs': 'another status of success',
  'answer type differs': 'a content type of an answer that they do not name',
  'key missing': 'a key that they always give and we never do',
  'key not always given': 'a key that they always give and we sometimes do',
  'optional key missing': 'a key that they document and we never give',
  'optional key not always given': 'a key that they document and we sometimes give',
  'type beyond': 'a kind of value that they never give',
  'null beyond': 'null where they never give it',
  'value beyond': 'a value outside their enum',
  'left open': 'we do not say what it holds, they do',
} as const;
export type Rule = keyof typeof rules;

export interface Difference {
  rule: Rule;
  /** `GET /v1/voices/{voice_id}`, as they write it. */
  operation: string;
  /** `query page_size`, `body voice_settings.speed`, `answer voices[].samples[].hash`. */
  at: string;
  says: string;
}

/** Takes the differences of one operation. */
export type Report = (rule: Rule, at: string, says?: string) => void;
