import type { Conflict } from '@squash/contract/conflicts'
import { useShowName } from '../actions/use-show-name.ts'
import { NameChoice } from './name-choice.tsx'

/** The viewer's own choice about their name beside the ruling; they may change it at any time (decisions §1). */
export function RulingName({ conflict }: { conflict: Conflict }) {
  const choice = useShowName(conflict.id)
  const shown = choice.isPending ? choice.variables.shown : conflict.ruling_name_shown[conflict.viewer_role]
  return <NameChoice checked={shown} onChange={(next) => choice.mutate({ shown: next })} disabled={choice.isPending} />
}
