import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { readSettings } from '../apps/server/src/settings.ts'
import { ada, ben, carla, jonas, maya, type Person } from '../packages/testkit/src/cast.ts'
import { done, reaches, submitCoreIssues, vote } from '../packages/testkit/src/conflict-steps.ts'
import { eventually } from '../packages/testkit/src/eventually.ts'
import { type Actor, testClient } from '../packages/testkit/src/http.ts'
import { seedAtScale } from './scale/seed-at-scale.ts'
import { FULL_SIZE, sizeOf } from './scale/size.ts'
import { playDebate } from './seed-debates.ts'
import { type ConflictStory, conflictStories, debateStories } from './seed-stories.ts'

/**
 * `npm run seed`: fills the database with a small cast, a conflict in every phase and a few debates to try the screens.
 * It works through a real server that exits afterwards. The canned mediator writes, and mail is captured, never sent.
 *
 * `npm run seed -- --scale`: 100,000 people, a million conflicts and 400,000 votes, for measuring; `--people`
 * sets another number of people, and everything else follows from it.
 */
const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const { values } = parseArgs({
  options: { scale: { type: 'boolean', default: false }, people: { type: 'string', default: `${FULL_SIZE.people}` } },
})
const { scale, people: howMany } = values

const quiet = { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '', SMTP_URL: '', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const env = { ...process.env, ...quiet, ROLE: 'all', AUTH_AUTOCONFIRM: 'on' }
const read = readSettings(env)
if (!read.ok || read.settings.environment === 'production') {
  console.error(`Nothing was seeded: ${read.ok ? 'NODE_ENV is production' : read.problem}`)
  process.exit(1)
}

if (scale) {
  await seedAtScale(read.settings, sizeOf(Number(howMany)))
  process.exit()
}

const server = spawn(process.execPath, ['--no-regexp-tier-up', 'apps/server/src/main.ts'], {
  cwd: root,
  // Links in mail lead to Squash's usual address, while this server listens on a temporary free port.
  env: { ...env, SITE_URL: read.settings.siteUrl, HOST: '127.0.0.1', PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(server, 'exit')
const origin = await new Promise<string>((found, failed) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    const [address] = line.match(/(?<=listens on )\S+/) ?? []
    if (address) found(address)
  })
  ended.then(() => failed(new Error('the server did not start')))
}).catch(() => process.exit(1))

const client = testClient(origin)
const people = [maya, jonas, ada, ben, carla]
const present = new Map<Person, Actor>()
try {
  for (const person of people) present.set(person, await client.signUp(person))
  for (const story of conflictStories) await playConflict(story)
  for (const story of debateStories) await playDebate(story, actorOf)
  console.log(
    `Seeded ${conflictStories.length} conflicts and ${debateStories.length} debates. Sign in with one of these:`,
  )
  for (const { email, password } of people) console.log(`  ${email}  ${password}`)
} catch (error) {
  const isThere = error instanceof Error && error.message.includes('user_already_exists')
  console.error(isThere ? 'These accounts already exist. To start over, run npm run reset.' : error)
  process.exitCode = 1
} finally {
  server.kill('SIGTERM')
  await ended
}

/** Plays a conflict as far as its story goes. */
async function playConflict(story: ConflictStory): Promise<void> {
  const [creator, responder] = [actorOf(story.from), present.get(story.to) ?? null]
  const { id } = await done(
    creator.call('create_conflict', {
      title: story.title,
      user2_email: story.to.email,
      user1_mood: story.mood,
      user1_raw_message: story.says,
    }),
  )
  if (story.phase === 'awaiting_response') return
  if (story.phase === 'abandoned') return decline(story.to.email)
  if (!responder) throw new Error(`${story.to.email} has no account, and cannot answer`)

  await done(responder.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: story.answers }))
  await reaches(creator, id, 'vote_1')
  if (story.phase === 'vote_1') return
  if (story.phase === 'resolved') {
    for (const party of [creator, responder]) await vote(party, id, true)
    return
  }
  await vote(responder, id, false)
  await reaches(creator, id, 'vote_2')
  if (story.phase === 'vote_2') return
  await vote(creator, id, false)
  if (story.phase === 'core_issues') return
  await submitCoreIssues(creator, responder, id)
  await reaches(creator, id, 'vote_3')
  if (story.phase === 'vote_3') return
  await vote(creator, id, false)
  if (story.phase === 'ruling_available') return
  await done(creator.call('request_final_ruling', { p_conflict_id: id, show_my_name: true }))
  await reaches(creator, id, 'ruled')
}

/** The invited person opens the mailed link and declines. */
async function decline(email: string): Promise<void> {
  const token = await eventually('the invite', async () => {
    const mails: { to: string; text: string }[] = JSON.parse(await (await fetch(`${origin}/dev/mail.json`)).text())
    return mails.find(({ to }) => to === email)?.text.match(/(?<=\/invite\/)[\w-]+/)?.[0]
  })
  await done(client.visitor.call('decline_invite', { token }))
}

function actorOf(person: Person): Actor {
  const actor = present.get(person)
  if (!actor) throw new Error(`${person.first_name} has not signed up`)
  return actor
}
