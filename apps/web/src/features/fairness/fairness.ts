import { ANONYMOUS } from '@squash/contract/anonymous'
import type { FairnessRow } from '@squash/contract/fairness'
import { FAIRNESS_MEASURES, type FairnessMeasure, RULING_VOTES } from '@squash/contract/values'
import { verdictLine } from '@squash/rules/rulings/verdict-line'
import type { LoadPage } from '../../lib/load-page.ts'
import { api } from '../../lib/query.ts'
import { labelOf } from '../../lib/rulings/ruling-parts.tsx'

/** A table of the fairness page: rows are groups, columns are outcomes. */
type FairnessTable = {
  measure: FairnessMeasure
  title: string
  /** What a row is. */
  group: string
  columns: readonly string[]
  rows: readonly { name: string; counts: readonly (number | null)[] }[]
}

const TITLES: Readonly<Record<FairnessMeasure, { title: string; group: string }>> = {
  role: { title: 'Who started', group: 'This side' },
  order: { title: 'Who came first in what the AI read', group: 'This side came' },
  mood: { title: 'Mood of the message', group: 'Mood' },
  length: { title: 'Length of the message', group: 'Message' },
  orders: { title: 'Is the verdict the same when the sides swap places?', group: 'Rulings' },
  public_votes: { title: 'What the public says about each verdict', group: 'Verdict' },
}

const anonymous = { user1: ANONYMOUS, user2: ANONYMOUS }

const NAMES: Readonly<Record<FairnessMeasure, Readonly<Record<string, string>>>> = {
  role: { started: 'started it', answered: 'answered' },
  order: { first: 'first', second: 'second' },
  mood: { rage: 'Rage', annoyed: 'Annoyed', meh: 'Meh', chill: 'Chill', zen: 'Zen', none: 'None chosen' },
  length: {
    short: 'Under 200 characters',
    medium: '200 to 599 characters',
    long: '600 characters or more',
  },
  orders: { all: 'Asked both ways' },
  public_votes: {
    first: verdictLine('first', anonymous),
    second: verdictLine('second', anonymous),
    both: verdictLine('both', anonymous),
    neither: verdictLine('neither', anonymous),
  },
}

const OUTCOMES: Readonly<Record<string, string>> = {
  agreed: 'Settled together',
  for_them: 'Ruling for them',
  for_the_other: 'Ruling for the other',
  both: verdictLine('both', anonymous),
  neither: verdictLine('neither', anonymous),
  same: 'Same verdict',
  different: 'Different verdicts',
  ...Object.fromEntries(RULING_VOTES.map((type) => [type, labelOf(type, anonymous)])),
}

/** The rows of the call as tables, in their order. */
export function tablesOf(cells: readonly FairnessRow[]): FairnessTable[] {
  return FAIRNESS_MEASURES.flatMap((measure) => {
    const own = cells.filter((cell) => cell.measure === measure)
    const outcomes = [...new Set(own.map(({ outcome }) => outcome))]
    const groups = [...new Set(own.map(({ group }) => group))]
    if (groups.length === 0) return []
    const countOf = (group: string, outcome: string) =>
      own.find((cell) => cell.group === group && cell.outcome === outcome)?.count ?? null
    return [
      {
        measure,
        ...TITLES[measure],
        columns: outcomes.map((outcome) => OUTCOMES[outcome] ?? outcome),
        rows: groups.map((group) => ({
          name: NAMES[measure][group] ?? group,
          counts: outcomes.map((outcome) => countOf(group, outcome)),
        })),
      },
    ]
  })
}

/** A table without the columns that have no number in any row; those are named in `tooFew`. */
export type ShownTable = FairnessTable & { tooFew: readonly string[] }

/** Leaves out tables and columns that are under the limit in every row. @returns the rest, and the omitted tables' titles */
export function shownTables(all: readonly FairnessTable[]): { tables: ShownTable[]; waiting: string[] } {
  const tables: ShownTable[] = []
  const waiting: string[] = []
  for (const table of all) {
    const isShown = table.columns.map((_, at) => table.rows.some(({ counts }) => counts[at] !== null))
    if (!isShown.includes(true)) waiting.push(table.title)
    else
      tables.push({
        ...table,
        columns: table.columns.filter((_, at) => isShown[at]),
        rows: table.rows.map(({ name, counts }) => ({ name, counts: counts.filter((_, at) => isShown[at]) })),
        tooFew: table.columns.filter((_, at) => !isShown[at]),
      })
  }
  return { tables, waiting }
}

export const figuresOptions = (from = api) => from.fairness.get_fairness.queryOptions({ input: {} })

export const loadFairness: LoadPage = async ({ queries, api: visitor }) => {
  await queries.fetchQuery(figuresOptions(visitor))
  return {}
}
