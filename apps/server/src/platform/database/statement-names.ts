/** A statement gets a name when it is sent for the third time: one that is sent once isn't worth a plan. */
const NAMED_FROM = 3
/** Named statements; each connection keeps a plan for those that it has run. */
const MAX_NAMES = 500
/** Statements that are remembered before they have a name. */
const MAX_SEEN = 2_000

export type StatementNames = {
  /** @returns the statement's name; undefined if it should be sent without one */
  nameOf(text: string): string | undefined
  /** Gives a statement another name the next time, because the plan stored under its present one no longer fits. */
  forget(text: string): void
}

/**
 * Names for statements that recur, so that each connection parses and plans them once. Their number is limited, because
 * a text that varies, such as a list with a parameter for each element, would otherwise fill the server's memory.
 */
export function createStatementNames({ from = NAMED_FROM, max = MAX_NAMES } = {}): StatementNames {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  let given = 0
  return {
    nameOf(text) {
      const name = names.get(text)
      if (name !== undefined || names.size >= max) return name
      const times = (seen.get(text) ?? 0) + 1
      if (times < from) {
        if (seen.size >= MAX_SEEN) seen.clear()
        seen.set(text, times)
        return undefined
      }
      seen.delete(text)
      given += 1
      names.set(text, `squash_${given}`)
      return names.get(text)
    },
    forget: (text) => void names.delete(text),
  }
}

/** PostgreSQL's answer when a migration has changed the columns of a stored statement's result. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan')
