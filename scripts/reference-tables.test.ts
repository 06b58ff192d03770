import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FALLBACK_STATS, LIMITS, TIMING } from '../packages/contract/src/limits.ts'
import { MAX_TOPICS, STREAM, UP_TO_DATE } from '../packages/contract/src/live.ts'
import { TOOLS } from '../packages/contract/src/values.ts'
import { REMINDER_AFTER_DAYS } from '../packages/rules/src/agreements/check-in.ts'
import { ARCHETYPES } from '../packages/rules/src/archetypes/catalogue.ts'
import { ABANDON_AFTER_DAYS } from '../packages/rules/src/conflicts/close.ts'
import { CORRECTIONS_PER_INVITE } from '../packages/rules/src/conflicts/correct-invite.ts'
import { GHOSTED_AFTER_DAYS } from '../packages/rules/src/conflicts/ghosting.ts'
import { IGNORED_AFTER_DAYS, INVITES_PER_DAY } from '../packages/rules/src/conflicts/invite-limits.ts'
import { DEBATE_DAYS } from '../packages/rules/src/debates/answer.ts'
import { DEBATE_INVITE_DAYS } from '../packages/rules/src/debates/close.ts'
import { FEWEST_SHOWN } from '../packages/rules/src/fairness/cells.ts'
import { POST_LENGTH } from '../packages/rules/src/forum/posts.ts'
import { TOP_TEN } from '../packages/rules/src/leaderboard/top-ten.ts'
import { AI_TASKS, TASK_DEFAULTS } from '../packages/rules/src/mediator/tasks.ts'
import { GRACE_DAYS } from '../packages/rules/src/people/deletion.ts'
import { INACTIVE_AFTER_DAYS } from '../packages/rules/src/people/visits.ts'
import { PREVIEW_LIFETIME } from '../packages/rules/src/previews/preview.ts'
import { QUESTS } from '../packages/rules/src/quests/catalogue.ts'
import { rewardOf } from '../packages/rules/src/quests/completion.ts'
import { REPORTS_THAT_HIDE } from '../packages/rules/src/reports/independent.ts'
import { BAD_FAITH } from '../packages/rules/src/rulings/vote.ts'
import { AWARDS, REVERSALS } from '../packages/rules/src/squashcred/awards.ts'
import { PENALTIES } from '../packages/rules/src/squashcred/penalties.ts'
import { TIERS } from '../packages/rules/src/squashcred/tiers.ts'
import { TIPS } from '../packages/rules/src/supporters/tips.ts'
import { amountIn, plain, type Row, tablesOf } from './references/tables.ts'

const folder = join(import.meta.dirname, '../docs/reference')
const pages = readdirSync(folder).map((page) => ({
  page,
  tables: tablesOf(readFileSync(join(folder, page), 'utf8')),
}))

const named = (name: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([key, value]) => [`${name}.${key}`, value] as const)

/** Every limit and duration that the reference may mention. */
const CODE: ReadonlyMap<string, number> = new Map([
  ...named('LIMITS', LIMITS),
  ...named('TIMING', TIMING),
  ...named('FALLBACK_STATS', FALLBACK_STATS),
  ...named('STREAM', STREAM),
  ...named('UP_TO_DATE', { oldest: UP_TO_DATE.oldest }),
  ...named('INVITES_PER_DAY', INVITES_PER_DAY),
  ...named('POST_LENGTH', POST_LENGTH),
  ...named('BAD_FAITH', BAD_FAITH),
  ...Object.entries({
    ABANDON_AFTER_DAYS,
    CORRECTIONS_PER_INVITE,
    DEBATE_DAYS,
    REMINDER_AFTER_DAYS,
    DEBATE_INVITE_DAYS,
    FEWEST_SHOWN,
    GHOSTED_AFTER_DAYS,
    GRACE_DAYS,
    IGNORED_AFTER_DAYS,
    INACTIVE_AFTER_DAYS,
    MAX_TOPICS,
    PREVIEW_LIFETIME,
    REPORTS_THAT_HIDE,
    TOP_TEN,
  }),
])

const limits = pages.flatMap(({ page, tables }) =>
  tables.flatMap(({ rows }) =>
    rows.filter((row) => 'in the code' in row).map((row) => ({ page, name: plain(row['in the code'] ?? ''), row })),
  ),
)

/** The rows of the table under a heading of a page. */
function rowsUnder(page: string, heading: string): Row[] {
  const found = pages.find((one) => one.page === page)?.tables.find((table) => table.heading === heading)
  if (!found) throw new Error(`${page} has no table under “${heading}”`)
  return found.rows
}

describe('limits and times in the reference', () => {
  it.each(limits)('$page: $name matches the code', ({ name, row }) => {
    const amount = row.limit ?? row.time ?? row.amount ?? ''
    expect(amountIn(amount), amount).toBe(CODE.get(name))
  })

  it('have a row for every limit and duration of the contract', () => {
    const documented = new Set(limits.map(({ name }) => name))
    expect([...CODE.keys()].filter((name) => !documented.has(name))).toEqual([])
  })
})

describe('points in the reference', () => {
  it.each([
    ['Awards', AWARDS],
    ['Penalties', PENALTIES],
    ['Reversals', REVERSALS],
  ])("under %s match the ledger's entries and amounts", (heading, entries) => {
    const documented = rowsUnder('rewards.md', heading).map((row) => [
      plain(row.code ?? ''),
      amountIn(row.points ?? ''),
      row['once per'],
    ])
    expect(documented.toSorted()).toEqual(
      Object.entries(entries)
        .map(([code, { amount, once }]) => [code, amount, once])
        .toSorted(),
    )
  })

  it('give the same tiers as the code', () => {
    const documented = rowsUnder('rewards.md', 'Tiers').map(({ from = '', range, title, colour }) => [
      from === '' ? Number.NEGATIVE_INFINITY : amountIn(from),
      range,
      title,
      colour,
    ])
    expect(documented).toEqual(
      TIERS.map(({ from, range, emoji, title, band }) => [from, range, `${emoji} ${title}`, band]),
    )
  })
})

it("the reference lists each task's settings with the code's defaults", () => {
  const documented = rowsUnder('mediator.md', 'Settings for each task').map((row) => [
    row.task?.split(',')[0],
    { temperature: Number(row.temperature), maxTokens: amountIn(row['token limit'] ?? '') },
  ])
  expect(Object.fromEntries(documented)).toEqual(TASK_DEFAULTS)
})

it('every table of mediator tasks in the reference lists each task once', () => {
  const tables = pages
    .flatMap(({ page, tables }) => (page === 'mediator.md' ? tables : []))
    .map(({ rows }) => rows.flatMap(({ task }) => (task === undefined ? [] : (task.split(',')[0] ?? ''))))
    .filter((tasks) => tasks.length > 0)
  const all = AI_TASKS.toSorted()
  expect(tables.map((tasks) => tasks.toSorted())).toEqual([all, all, all])
})

describe('the catalogues in the reference', () => {
  it('list every archetype', () => {
    const documented = rowsUnder('achievements.md', 'Archetypes').map(({ archetype = '' }) => plain(archetype))
    expect(documented.toSorted()).toEqual(Object.keys(ARCHETYPES).sort())
  })

  it('list the quests in their order, with difficulty, steps, reward and tool', () => {
    const documented = rowsUnder('quests.md', 'The five quests').map((row) => [
      plain(row.quest ?? ''),
      row.title,
      row.difficulty,
      amountIn(row.steps ?? ''),
      amountIn(row.reward ?? ''),
      row.tool,
    ])
    expect(documented).toEqual(
      QUESTS.map((quest) => [
        quest.id,
        quest.title,
        quest.difficulty,
        quest.steps.length,
        rewardOf(quest),
        TOOLS[quest.tool],
      ]),
    )
  })

  it('list the tips with their names and prices', () => {
    const documented = rowsUnder('tips.md', 'Tip levels').map((row) => [
      plain(row.level ?? ''),
      row.name,
      row.button,
      row.emoji,
      amountIn(row.price ?? ''),
    ])
    expect(documented).toEqual(
      Object.entries(TIPS).map(([level, { title, label, emoji, price }]) => [level, title, label, emoji, price]),
    )
  })
})
