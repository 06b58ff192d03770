/**
 * Where a code waits. Each account has one slot for each of these; recovery is shared with magic links, and sms by the
 * sign-up and the sign-in with a phone (protocol §4).
 */
export type CodeSlot =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'sms'
  | 'phone_change'
  | 'reauthentication'
