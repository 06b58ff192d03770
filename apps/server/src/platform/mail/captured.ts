import { DAY } from '@squash/rules/time/units'
import { sql } from 'kysely'
import type { Database, Db } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'
import type { Mail } from './mailer.ts'

export type CapturedMail = { id: number; to: string; subject: string; text: string; html: string; created_at: Date }

/**
 * Stores a mail instead of sending it, once per key; not at all if someone it names has been erased in the meantime.
 */
export async function capture(db: Db, mail: Mail, now: Date): Promise<void> {
  const about = sql<string[]>`${sql.val([...(mail.about ?? [])])}::uuid[]`
  await db
    .with('first', (query) =>
      query
        .insertInto('sent_mails')
        .values({ key: mail.key, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('sent_at'),
    )
    .insertInto('captured_mails')
    .columns(['recipient', 'subject', 'text_body', 'html_body', 'about', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('first')
        .select([
          sql<string>`${mail.to}::text`.as('recipient'),
          sql<string>`${mail.subject}::text`.as('subject'),
          sql<string>`${mail.text}::text`.as('text_body'),
          sql<string>`${mail.html}::text`.as('html_body'),
          about.as('about'),
          'first.sent_at as created_at',
        ])
        .where(
          sql<boolean>`not exists (select from unnest(${about}) person where person not in (select id from profiles))`,
        ),
    )
    .execute()
}

const columns = ['id', 'recipient as to', 'subject', 'text_body as text', 'html_body as html', 'created_at'] as const

/** One page of captured mails, newest first. @param page.before the id after which to continue */
export function listCaptured(db: Db, page: { limit: number; before: number | null }): Promise<CapturedMail[]> {
  const query = db.selectFrom('captured_mails').select(columns).orderBy('id', 'desc').limit(page.limit)
  return (page.before === null ? query : query.where('id', '<', page.before)).execute()
}

export const findCaptured = (db: Db, id: number): Promise<CapturedMail | undefined> =>
  db.selectFrom('captured_mails').select(columns).where('id', '=', id).executeTakeFirst()

/** Whether a message with this key was sent. */
export async function wasSent(database: Database, key: string): Promise<boolean> {
  const row = await database.db.selectFrom('sent_mails').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

/** Records that a message was sent, so that a repeated job sends nothing. */
export async function recordSent(database: Database, key: string, now: Date): Promise<void> {
  await database.db
    .insertInto('sent_mails')
    .values({ key, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Longer than a job may wait (30 days) plus the time it is kept after failing (14): until then it may be run again. */
const RETENTION = 60 * DAY

/** Deletes sent markers of mails and text messages, and captured ones, once nothing could send them again. */
export const mailsCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'mails-cleanup',
  cron: '40 3 * * *',
  async run(now) {
    const before = new Date(now.getTime() - RETENTION)
    await db.deleteFrom('sent_mails').where('sent_at', '<', before).execute()
    await db.deleteFrom('captured_mails').where('created_at', '<', before).execute()
  },
})
