/** Where a mailed code waits. Each account has one slot for each purpose; recovery is shared with magic links (protocol §4). */
export type CodeSlot = 'confirmation' | 'recovery' | 'email_change_new' | 'email_change_current'
