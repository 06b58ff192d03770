/** What an account's owner can read in its history. */
export type SecurityEventType =
  | 'signed_up'
  | 'email_confirmed'
  | 'signed_in'
  | 'signed_out'
  | 'session_revoked'
  | 'refresh_token_reused'
  | 'recovery_requested'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
