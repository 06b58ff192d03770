import { openLink, pressButton } from '@squash/testkit/mailed-link'
import type { Database } from '../../src/platform/database/database.ts'
import { untilQuiet } from './until.ts'

export type Captured = { to: string; subject: string; text: string; html: string }

/** The mails that were captured instead of sent, oldest first. @param to only mails to this address */
export async function mailsIn({ query }: Pick<Database, 'query'>, to?: string): Promise<Captured[]> {
  const { rows } = await query('select recipient, subject, text_body, html_body from captured_mails order by id')
  const mails = rows.map((row) => ({
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text_body),
    html: String(row.html_body),
  }))
  return to === undefined ? mails : mails.filter((mail) => mail.to === to)
}

/** The mails to a person, once all jobs are done. */
export async function mailsTo(database: Database, { email }: { email: string }): Promise<Captured[]> {
  await untilQuiet(database)
  return mailsIn(database, email)
}

/** The token of the invite in the latest mail to a person; empty if there is none. */
export async function mailedToken(database: Database, person: { email: string }): Promise<string> {
  const mail = (await mailsTo(database, person)).at(-1)
  return mail ? (linkIn(mail, '/invite/').pathname.split('/').at(-1) ?? '') : ''
}

/** The code in a mail that asks the user to type it. @throws when there is none */
export function codeIn({ text }: Pick<Captured, 'text'>): string {
  const [code] = /\b\d{6}\b/.exec(text) ?? []
  if (code === undefined) throw new Error('The mail holds no code')
  return code
}

/** Opens every unused confirmation link that was mailed, and presses its button. @param origin the server's origin */
export async function followMailedLinks(database: Pick<Database, 'query'>, origin: string): Promise<void> {
  for (const { text } of await mailsIn(database)) {
    const [path] = text.match(/\/auth\/v1\/verify\?\S+/) ?? []
    const { form } = path === undefined ? { form: null } : await openLink(`${origin}${path}`)
    if (form) await pressButton(form)
  }
}

/** The first link in a mail whose path starts like this. @throws when there is none */
export function linkIn({ text }: Pick<Captured, 'text'>, path: string): URL {
  const links = text.match(/https?:\/\/[^\s<>)\]]+/g)?.map((link) => new URL(link)) ?? []
  const link = links.find(({ pathname }) => pathname.startsWith(path))
  if (!link) throw new Error(`The mail has no link to ${path}`)
  return link
}
