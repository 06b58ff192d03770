import type { Debate } from '@squash/contract/debates'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'
import type { OtherPerson, Reportable } from '../../lib/moderation/subject.ts'
import { sidesOf } from './sides.ts'

/** The sides that the viewer can report, and the people on them: what others argue, never their own. */
export function reportablesOf(debate: Debate): { reportables: readonly Reportable[]; people: readonly OtherPerson[] } {
  const { creator, opponent } = sidesOf(debate)
  const others = [creator, opponent].flatMap(({ key, person, position }) =>
    key === debate.viewer_role || person.id === null || position === null
      ? []
      : [{ side: key, person: { id: person.id, name: shortNameOf(person.name) } }],
  )
  return {
    reportables: others.map(({ side, person }) => ({
      kind: 'debate',
      id: debate.id,
      side,
      what: `what ${person.name} argues`,
      person,
    })),
    people: others.map(({ person }) => person),
  }
}
