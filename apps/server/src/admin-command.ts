import { setTimeout as wait } from 'node:timers/promises'
import { rotateSigningKeys } from '@squash/auth'
import { counted, nounFor } from '@squash/contract/counted'
import { endOfBan, isPermanent } from '@squash/rules/people/ban'
import { orderErasure } from './features/account/public.ts'
import { createAdmin, createRecount } from './features/admin/public.ts'
import { agreementCounters } from './features/agreements/public.ts'
import { assignToEveryone, createArchetypes } from './features/archetypes/public.ts'
import { createAudit } from './features/audit/public.ts'
import { conflictCounters } from './features/conflicts/public.ts'
import { debateCounters } from './features/debates/public.ts'
import { fairnessCounters } from './features/fairness/public.ts'
import { forumCounters } from './features/forum/public.ts'
import { createMailSettings } from './features/mail-preferences/public.ts'
import { checkAi } from './features/mediator/public.ts'
import { createProfiles } from './features/profiles/public.ts'
import { rulingCounters } from './features/rulings/public.ts'
import { createHistory, rewardCounters } from './features/squashcred/public.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { createOutbox } from './platform/outbox/outbox.ts'
import type { AiSettings } from './settings-ai.ts'

const USAGE = `Usage: npm run admin -- COMMAND

  grant EMAIL                   make this user an admin
  revoke EMAIL                  take the admin role away
  ban EMAIL [DAYS|forever]      sign this user out everywhere and keep them out, forever by default
  unban EMAIL                   let them sign in again
  erase EMAIL                   erase this account
  recount [--fix]               check every stored counter; --fix corrects the wrong ones
  assign-archetypes             assign everyone’s archetype again
  rotate-keys                   create a new signing key
  check-ai                      try the language model
  migrate                       bring the database up to date
  move to-postgres|to-embedded  copy everything into the other database`

/** The exit codes of a command. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const

type Parts = {
  database: Database
  clock: Clock
  print: (line: string) => void
  /** Whether JWT_KEYS holds the signing keys, so that the database has none to change. */
  hasOwnKeys?: boolean
  /** null or omitted: no language model is configured. */
  ai?: AiSettings | null
  /** Waits this many milliseconds. */
  pause?: (milliseconds: number) => Promise<unknown>
}

/**
 * Runs `npm run admin` on an open and migrated database.
 * @param args the words after `--`
 * @returns the exit code: 0 done, 1 no user found or counters that differ, 2 not understood
 */
export async function runAdminCommand(
  args: readonly string[],
  { database, clock, print, hasOwnKeys = false, ai = null, pause = wait }: Parts,
): Promise<number> {
  const outbox = createOutbox(database)
  const audit = createAudit(clock)
  const mailSettings = createMailSettings(database)
  const profiles = createProfiles({ database, clock, outbox, audit, mailSettings })
  const admin = createAdmin({ database, clock, profiles, audit })
  const recount = createRecount(database, [
    conflictCounters,
    agreementCounters,
    rulingCounters,
    fairnessCounters,
    debateCounters,
    forumCounters,
    rewardCounters,
  ])

  async function appoint(given: string, is_admin: boolean): Promise<number> {
    const email = given.toLowerCase()
    switch (await admin.appoint(email, is_admin)) {
      case 'nobody':
        print(`No account has the confirmed address ${email}.`)
        return EXIT.failed
      case 'unchanged':
        print(is_admin ? `${email} is already an admin.` : `${email} is not an admin.`)
        return EXIT.done
      case 'changed':
        print(is_admin ? `${email} is now an admin.` : `${email} is no longer an admin.`)
        return EXIT.done
    }
  }

  async function ban(given: string, until: Date | null): Promise<number> {
    const email = given.toLowerCase()
    switch (await admin.banHolder(email, until)) {
      case 'nobody':
        print(`No account has the confirmed address ${email}.`)
        return EXIT.failed
      case 'unchanged':
        print(until ? `${email} is already banned ${untilWhen(until)}.` : `${email} is not banned.`)
        return EXIT.done
      case 'changed':
        print(
          until
            ? `${email} has been signed out everywhere and banned ${untilWhen(until)}.`
            : `${email} can sign in again.`,
        )
        return EXIT.done
    }
  }

  async function erase(email: string): Promise<number> {
    if (!(await orderErasure({ database, clock, audit }, email))) {
      print(`No account has the confirmed address ${email.toLowerCase()}.`)
      return EXIT.failed
    }
    print(`A running worker will erase the account of ${email.toLowerCase()} within the hour.`)
    return EXIT.done
  }

  async function count(fix: boolean): Promise<number> {
    const fixed = { admin: null, act: 'figures.fixed', subject: null } as const
    const miscounts = fix ? await recount.fix((tx) => audit.record(tx, fixed)) : await recount.check()
    for (const { table, id, stored, counted: recounted } of miscounts)
      print(`${table} ${id}: stored ${JSON.stringify(stored)}, counted ${JSON.stringify(recounted)}`)
    const counters = counted(miscounts.length, 'counter')
    if (miscounts.length === 0) print('All counters are correct.')
    else
      print(
        fix
          ? `${counters} corrected.`
          : `${counters} ${nounFor(miscounts.length, 'is', 'are')} wrong. To correct ${nounFor(miscounts.length, 'it', 'them')}, run recount --fix.`,
      )
    return miscounts.length === 0 || fix ? EXIT.done : EXIT.failed
  }

  async function assignArchetypes(): Promise<number> {
    const history = createHistory({ database, clock })
    const archetypes = createArchetypes({ database, clock, outbox, profiles, history })
    await assignToEveryone({ profiles, archetypes, pause, print })
    return EXIT.done
  }

  async function checkModel(): Promise<number> {
    if (ai === null) {
      print('No language model is configured: set AI_BASE_URL and AI_MODEL.')
      return EXIT.failed
    }
    return (await checkAi({ ai, print })) ? EXIT.done : EXIT.failed
  }

  async function rotateKeys(): Promise<number> {
    if (hasOwnKeys) {
      print(
        'Nothing was done: the keys come from JWT_KEYS. Append the new one there, restart, wait 15 minutes, then move it to the front.',
      )
      return EXIT.failed
    }
    const next = await rotateSigningKeys(database.db, clock)
    if (next === null) {
      print('Nothing was done: another key was created at the same time.')
      return EXIT.failed
    }
    await database.transaction((tx) => audit.record(tx, { admin: null, act: 'keys.rotated', subject: null }))
    print(
      `The key ${next.kid} is published, and signs tokens from ${next.signsFrom.toISOString()}. Nobody is signed out.`,
    )
    return EXIT.done
  }

  function report(line: string): number {
    print(line)
    return EXIT.done
  }

  const [command, argument, ...more] = args
  const isAddress = argument?.includes('@') ?? false
  if (command === 'ban' && argument && isAddress && more.length <= 1) {
    const days = daysOf(more[0] ?? 'forever')
    if (days !== undefined) return ban(argument, endOfBan(days, clock.now()))
  }
  if (more.length === 0) {
    if (command === 'grant' && argument && isAddress) return appoint(argument, true)
    if (command === 'revoke' && argument && isAddress) return appoint(argument, false)
    if (command === 'unban' && argument && isAddress) return ban(argument, null)
    if (command === 'erase' && argument && isAddress) return erase(argument)
    if (command === 'rotate-keys' && argument === undefined) return rotateKeys()
    if (command === 'assign-archetypes' && argument === undefined) return assignArchetypes()
    // The database was migrated when it was opened.
    if (command === 'migrate' && argument === undefined) return report('The tables are up to date.')
    if (command === 'check-ai' && argument === undefined) return checkModel()
    if (command === 'recount' && (argument === undefined || argument === '--fix')) return count(argument === '--fix')
  }
  print(USAGE)
  return EXIT.usage
}

/** @returns null for 'forever', and undefined for anything else that is not a number of days */
function daysOf(given: string): number | null | undefined {
  if (given === 'forever') return null
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : undefined
}

const untilWhen = (until: Date): string => (isPermanent(until) ? 'permanently' : `until ${until.toISOString()}`)
