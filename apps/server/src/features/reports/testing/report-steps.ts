import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { personOf } from '../../../../test/support/person.ts'
import type { TestSquash } from '../../../../test/support/squash.ts'
import { untilQuiet } from '../../../../test/support/until.ts'

type Kind = 'ruling' | 'debate' | 'profile' | 'message'

/** Makes a user an admin. */
export async function appoint({ database }: Pick<TestSquash, 'database'>, person: Actor): Promise<Actor> {
  await database.query('update profiles set is_admin = true where id = $1', [personOf(person)])
  return person
}

/**
 * What users and admins do with reports, and what follows.
 * @param current the server and the admin of the running test
 */
export function reportSteps(current: () => { squash: TestSquash; admin: Actor }) {
  const reportCall = (by: Actor, kind: Kind, id: string, more: object = {}) =>
    by.call('report_content', { kind, id, reason: 'It calls me names.', ...more })
  const report = (...given: Parameters<typeof reportCall>) => done(reportCall(...given))
  const decideCall = (id: string, verdict: 'uphold' | 'dismiss', more: object = {}, by = current().admin) =>
    by.call('decide_report', { id, verdict, reason: 'Names hurt.', ...more })
  const decide = (...given: Parameters<typeof decideCall>) => done(decideCall(...given))
  const queue = () => done(current().admin.call('get_reports', {}))
  const aboutMe = (person: Actor) => done(person.call('get_my_reports', {}))
  const filedBy = (person: Actor) => done(person.call('get_my_reports', { p_role: 'reporter' }))
  const seen = (by: Actor, id: string) => done(by.call('get_debate_by_id', { p_debate_id: id }))
  const nameOf = async (person: Actor, by: Actor) =>
    (await done(by.call('get_profile', { p_user_id: personOf(person) })))?.display_name

  /** The entries in a user's ledger that reports led to. */
  async function consequences(person: Actor): Promise<string[]> {
    await untilQuiet(current().squash.database)
    const events = await done(person.call('get_squashcred_events', {}))
    return events.filter(({ code }) => /REPORT|SPAM/.test(code)).map(({ code, amount }) => `${code} ${amount}`)
  }
  /** The users who were notified of a decision. */
  async function notified(): Promise<unknown[]> {
    await untilQuiet(current().squash.database)
    const { rows } = await current().squash.database.query(
      "select person_id from live_events where event = 'notification' and data ->> 'kind' = 'report.decided' order by id",
    )
    return rows.map(({ person_id }) => person_id)
  }
  /** The notices that a ruling or debate was hidden or shown again, with their recipients. */
  async function notices(): Promise<unknown[]> {
    await untilQuiet(current().squash.database)
    const { rows } = await current().squash.database.query(
      "select person_id, data from live_events where event = 'notification' and data ->> 'kind' ~ 'hidden|shown' order by id",
    )
    return rows.map(({ person_id, data }) => [person_id, data])
  }
  const hidden = (page: object = {}, by = current().admin) => done(by.call('get_hidden', page))
  const setHidden = (kind: 'ruling' | 'debate' | 'profile', id: string, isHidden: boolean, by = current().admin) =>
    by.call('set_hidden', { kind, id, hidden: isHidden })
  async function acts(): Promise<string[]> {
    const log = await done(current().admin.call('get_admin_acts', {}))
    return log.map(({ act, admin: by }) => `${by?.display_name} ${act}`).reverse()
  }

  return {
    reportCall,
    report,
    decideCall,
    decide,
    queue,
    aboutMe,
    filedBy,
    seen,
    nameOf,
    consequences,
    notified,
    notices,
    hidden,
    setHidden,
    acts,
  }
}
