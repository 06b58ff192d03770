import { ok, type Result, refuse } from '../result.ts'

/** How often the address of one invite may be corrected. */
export const CORRECTIONS_PER_INVITE = 3

export type CorrectableInvite = {
  kind: 'conflict' | 'debate'
  /** Waiting for an answer. */
  is_open: boolean
  email: string
  /** How often it has been corrected. */
  corrections: number
  /** A follow-up on an earlier conflict, whose sender doesn't know the address. */
  is_follow_up: boolean
}

type CorrectionRefusal =
  | 'invite.closed'
  | 'invite.same_address'
  | 'invite.not_correctable'
  | 'conflict.with_yourself'
  | 'debate.with_yourself'

/** How often the sender may still correct the address of an open invite. */
export const correctionsLeft = ({
  corrections,
  is_follow_up,
}: Pick<CorrectableInvite, 'corrections' | 'is_follow_up'>): number =>
  is_follow_up ? 0 : Math.max(0, CORRECTIONS_PER_INVITE - corrections)

/**
 * Whether the address of an invite may be changed.
 * @param to the new address, in lower case
 * @param own the sender's own address
 */
export function decideCorrection(
  invite: CorrectableInvite,
  { to, own }: { to: string; own: string },
): Result<null, CorrectionRefusal> {
  if (!invite.is_open) return refuse('invite.closed')
  if (correctionsLeft(invite) === 0) return refuse('invite.not_correctable')
  if (to === own.toLowerCase()) return refuse(`${invite.kind}.with_yourself`)
  return to === invite.email ? refuse('invite.same_address') : ok(null)
}
