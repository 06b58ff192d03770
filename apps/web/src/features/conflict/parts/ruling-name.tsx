import type { Conflict } from '@squash/contract/conflicts'
import { useShowName } from '../actions/use-show-name.ts'
import { askerOf } from '../view/asker.ts'
import type { People } from '../view/people.ts'
import { NameChoice } from './name-choice.tsx'

/** Who asked for the ruling, and the viewer's own choice about their name beside it, at any time (decisions §1). */
export function RulingName({ conflict, people }: { conflict: Conflict; people: People }) {
  const choice = useShowName(conflict.id)
  const shown = choice.isPending ? choice.variables.shown : conflict.ruling_name_shown[conflict.viewer_role]
  const asker = askerOf(conflict, people)
  return (
    <div>
      {asker && <p className="mb-2 text-sm text-muted">{asker}</p>}
      <NameChoice checked={shown} onChange={(next) => choice.mutate({ shown: next })} disabled={choice.isPending} />
    </div>
  )
}
