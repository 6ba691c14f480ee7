/** Text messages: through a gateway where one is set, else into the outbox that the owner reads in the app. */
export interface Sms {
  /** `to` is E.164. @throws Failure `invalid_phone_number`, `text_message_not_sent` */
  send(to: string, text: string): Promise<void>;
}
