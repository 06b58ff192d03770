import { ACCUSATION } from './structures/accusation.ts'
import { AROUND_A_STATEMENT } from './structures/around-a-statement.ts'
import { COMPARISON } from './structures/comparison.ts'
import { CONTEMPT } from './structures/contempt.ts'
import { DISMISSAL } from './structures/dismissal.ts'
import { EXCLAMATION } from './structures/exclamation.ts'
import { OTHER_PERSONS } from './structures/other-persons.ts'
import { RHETORICAL_QUESTION } from './structures/rhetorical-question.ts'
import { SECOND_PERSON } from './structures/second-person.ts'
import { compiled, type Structure } from './structures/structure.ts'
import { VOCATIVE } from './structures/vocative.ts'

/** The sentence structures of insults. Whole clauses come first, because they include any insult inside them. */
export const STRUCTURES: readonly Structure[] = [
  ...DISMISSAL,
  ...RHETORICAL_QUESTION,
  ...EXCLAMATION,
  ...ACCUSATION,
  ...COMPARISON,
  ...CONTEMPT,
  ...SECOND_PERSON,
  ...OTHER_PERSONS,
  ...VOCATIVE,
  ...AROUND_A_STATEMENT,
]

export const COMPILED = STRUCTURES.map((structure) => ({ ...structure, pattern: compiled(structure) }))
