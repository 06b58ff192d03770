import type { SecurityEvent } from '@squash/contract/account'

/** What happened to an account, in a person's words. */
export const eventWords: Record<SecurityEvent['type'], string> = {
  signed_up: 'Your account was made',
  email_confirmed: 'Your email was confirmed',
  signed_in: 'You signed in',
  signed_out: 'You signed out',
  session_revoked: 'A device was signed out',
  refresh_token_reused: 'An old sign-in was used again, so its device was signed out',
  recovery_requested: 'A link for a new password was asked for',
  password_changed: 'Your password was changed',
  email_change_requested: 'Another email was asked for',
  email_changed: 'Your email was changed',
  phone_confirmed: 'Your phone was confirmed',
  phone_change_requested: 'Another phone was asked for',
  phone_changed: 'Your phone was changed',
  sign_in_code_requested: 'A link or code to sign in was asked for',
  sign_in_blocked: 'Wrong passwords were tried too often, and held up for a while',
  reauthentication_requested: 'A code to prove that it is you was asked for',
  factor_added: 'Two-step sign-in got an app or phone',
  factor_removed: 'Two-step sign-in lost an app or phone',
  factor_passed: 'You showed your second factor',
  identity_linked: 'A way to sign in was added',
  identity_unlinked: 'A way to sign in was removed',
  deletion_requested: 'Deleting the account was asked for',
  deletion_cancelled: 'Deleting the account was called off',
}

/** Those that one should know if one did not do them oneself. */
export const weighty: ReadonlySet<SecurityEvent['type']> = new Set([
  'refresh_token_reused',
  'password_changed',
  'email_changed',
  'phone_changed',
  'sign_in_blocked',
  'factor_added',
  'factor_removed',
  'identity_linked',
])
