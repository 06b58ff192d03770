import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/platform/database/open.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { beforeSending } from '../packages/rules/src/safety/before-sending.ts'
import { ada, ben, carla, jonas, maya } from '../packages/testkit/src/cast.ts'
import { COMPILE_CACHE, SHORT_LIVED } from '../packages/testkit/src/short-lived.ts'
import { conflictStories, debateStories } from './seed-stories.ts'

describe('the stories of npm run seed', () => {
  it.each([
    ...conflictStories.map(({ title, says, answers }) => [title, [title, says, answers]] as const),
    ...debateStories.map(({ title, sides, says, answers = '' }) => [title, [title, ...sides, says, answers]] as const),
  ])('pass the safety check as everyday quarrels do: %s', (_, words) => {
    expect(beforeSending(words, { acknowledged: false, hints: null })).toEqual({
      verdict: 'send',
      keep_private: false,
      hint: [],
    })
  })
})

describe('npm run seed', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'squash-seed-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const seed = () =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        DATABASE_URL: '',
        DATA_DIR: join(folder, 'data'),
      }
      const script = join(import.meta.dirname, 'seed.ts')
      execFile(process.execPath, [...SHORT_LIVED, script], { env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
      )
    })

  it('fills a new folder with every story, and prints how to sign in', { timeout: 180_000 }, async () => {
    const { code, out, err } = await seed()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.split('\n')).toEqual([
      `Seeded ${conflictStories.length} conflicts and ${debateStories.length} debates. Sign in with one of these:`,
      ...[maya, jonas, ada, ben, carla].map(({ email, password }) => `  ${email}  ${password}`),
    ])

    const database = await openDatabase({ dataDir: join(folder, 'data'), log: createLog('silent') })
    const titles = async (where: string) =>
      (await database.query(`select title from conflicts where ${where} order by title`)).rows.map(({ title }) => title)
    const titlesOf = (...phases: string[]) =>
      conflictStories
        .filter(({ phase }) => phases.includes(phase))
        .map(({ title }) => title)
        .toSorted()
    try {
      expect((await titles('not kept_private')).toSorted()).toEqual(
        conflictStories.map(({ title }) => title).toSorted(),
      )
      expect((await titles(`status = 'pending'`)).toSorted()).toEqual(titlesOf('awaiting_response'))
      expect((await titles(`status = 'resolved'`)).toSorted()).toEqual(titlesOf('resolved'))
      expect((await titles(`status = 'final_judgment'`)).toSorted()).toEqual(titlesOf('ruled'))
      const { rows } = await database.query('select title from public_rulings')
      expect(rows.map(({ title }) => title)).toEqual(titlesOf('ruled'))
    } finally {
      await database.close()
    }
  })
})
