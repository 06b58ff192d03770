import type { Generated } from 'kysely'

export type NotificationTables = {
  push_keys: { is_only: Generated<boolean>; public_key: string; private_key: string }
  push_devices: {
    session_id: string
    person_id: string
    endpoint: string
    p256dh: string
    auth: string
    conflict: boolean
    debate: boolean
    check_in: boolean
    created_at: Date
  }
}
