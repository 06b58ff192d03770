import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'

/** The contents of the confirmation page's URL: the tip, and the card provider's id for the checkout. */
export type TipReference =
  | { kind: 'tip'; level: TipLevel; session: string | null }
  | { kind: 'invalid' }
  | { kind: 'none' }

export function tipReference(query: URLSearchParams): TipReference {
  const given = query.get('tipId')
  if (given === null) return { kind: 'none' }
  const level = TIP_LEVELS.find((one) => one === given)
  return level ? { kind: 'tip', level, session: query.get('session_id') } : { kind: 'invalid' }
}
