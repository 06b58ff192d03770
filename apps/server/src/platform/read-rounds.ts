type Gathering<Asker, Answer> = { askers: Set<Asker>; answer: Promise<Answer> }

/**
 * Merges equal reads: callers who ask while one is running wait for the next, which starts when that one has ended and
 * answers all of them. So a read never starts before it is requested, and its answer includes whatever its callers have
 * changed, in any process; nothing is cached.
 * @param read gets the callers of a round, each once
 */
export function createReadRounds<Subject, Asker, Answer>(
  read: (subject: Subject, askers: readonly Asker[]) => Promise<Answer>,
): (subject: Subject, asker: Asker) => Promise<Answer> {
  /** The last requested round of each subject, until it has ended. */
  const latest = new Map<string, Promise<Answer>>()
  /** The round of each subject that has not begun yet. */
  const gathering = new Map<string, Gathering<Asker, Answer>>()

  return (subject, asker) => {
    const key = JSON.stringify(subject)
    const joined = gathering.get(key)
    if (joined) {
      joined.askers.add(asker)
      return joined.answer
    }
    const askers = new Set([asker])
    const begin = () => {
      gathering.delete(key)
      return read(subject, [...askers])
    }
    const previous = latest.get(key)
    const answer = previous ? previous.then(begin, begin) : begin()
    if (previous) gathering.set(key, { askers, answer })
    latest.set(key, answer)
    const end = () => {
      if (latest.get(key) === answer) latest.delete(key)
    }
    answer.then(end, end)
    return answer
  }
}
