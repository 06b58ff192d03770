/** How many of each `npm run seed -- --scale` creates. */
export type Size = { people: number; conflicts: number; votes: number }

const PER_PERSON = { conflicts: 10, votes: 4 }

/** @param people the number of accounts, which determines everything else */
export const sizeOf = (people: number): Size => ({
  people,
  conflicts: PER_PERSON.conflicts * people,
  votes: PER_PERSON.votes * people,
})

/** What `npm run seed -- --scale` creates, and what the benchmarks are measured on. */
export const FULL_SIZE = sizeOf(100_000)
