import type { Generated } from 'kysely'

export type MailPreferenceTables = {
  mail_preferences: {
    address_hash: Buffer
    token: string
    invites: Generated<boolean>
    your_turn: Generated<boolean>
    outcomes: Generated<boolean>
    debates: Generated<boolean>
    check_ins: Generated<boolean>
  }
}
