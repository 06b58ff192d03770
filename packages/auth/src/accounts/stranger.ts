import { randomUUID } from 'node:crypto'
import type { Metadata } from '../tables.ts'
import type { User } from './store.ts'
import { viewUser } from './view.ts'

/** An account that does not exist, for whoever signs up with an address that has one: it repeats what they said (protocol §3). */
export function viewStranger(email: string, metadata: Metadata, now: Date) {
  const stranger: User = {
    id: randomUUID(),
    email,
    password_hash: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_confirmed_by: null,
    last_sign_in_at: null,
    banned_until: null,
    created_at: now,
    updated_at: now,
  }
  return { ...viewUser(stranger, []), role: '' }
}
