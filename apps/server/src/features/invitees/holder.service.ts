import { sql } from 'kysely'

/** The confirmed account that holds an address, for a select. @param email the column that the address is in */
export const holderOf = (email: string) =>
  sql<string | null>`(
    select id from profiles where lower(profiles.email) = ${sql.ref(email)} and email_confirmed
  )`
