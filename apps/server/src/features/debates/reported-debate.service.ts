import type { Debate as DebateView } from '@squash/contract/debates'
import type { DebateSide, HiddenBy } from '@squash/contract/values'
import { type Debate, debateSideOf, maySeeDebate, opponentOf } from '@squash/rules/debates/debate'
import { decideDebateHiding } from '@squash/rules/debates/hide'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import type { ReportedContent } from '@squash/rules/reports/file'
import type { Hiding } from '@squash/rules/reports/hiding'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { presentDebate } from './debate.view.ts'
import { findDebate, lockDebate, storeHiding } from './debates.store.ts'

type Parts = { clock: Clock; outbox: Outbox }

/** Debates for reports: what the viewer sees of one, and how to hide it. */
export const createReportedDebates = ({ clock, outbox }: Parts) => ({
  /** What the viewer sees of a debate; null if they can't see it, or that side has no argument. */
  async find(db: Db, viewer: string, id: string, named: DebateSide | null): Promise<ReportedContent | null> {
    const stored = await findDebate(db, id, viewer)
    if (!stored || !maySeeDebate(stored.debate, viewer)) return null
    const { debate } = stored
    const seen = presentDebate(stored, viewer, clock.now())
    const side = named ?? (debateSideOf(debate, viewer) === 'creator' ? 'opponent' : 'creator')
    if (seen[`${side}_position`] === null) return null
    return {
      author_id: authorOn(debate, side),
      author_shown: true,
      people: [debate.creator_id, seen.opponent_id].filter((person) => person !== null),
      side,
      // The author reads the title, and must not learn from it who reported.
      context: { title: maskPersonalData(debate.title), texts: textsOf(seen) },
    }
  },

  /** Who argues on a side: null if no one does yet, and for an erased account. */
  async personOn(tx: Tx, id: string, side: DebateSide): Promise<string | null> {
    const debate = await lockDebate(tx, id)
    return debate && authorOn(debate, side)
  },

  /**
   * Hides a debate from everyone but its two parties, or shows it again; the caller decides who may do so.
   * @param by who hides it; null to show it again
   * @returns whether that changed anything, and its two parties; null when there is no such debate
   */
  async setHidden(tx: Tx, id: string, by: HiddenBy | null): Promise<Hiding | null> {
    const debate = await lockDebate(tx, id)
    if (!debate) return null
    const at = clock.now()
    const decision = decideDebateHiding(debate, { hidden: by !== null, now: at })
    if (decision) await storeHiding(outbox.alongside(tx, decision.events), decision.debate, { by, at })
    return { changed: decision !== null, people: [debate.creator_id, opponentOf(debate)] }
  },
})

function authorOn(debate: Debate, side: DebateSide): string | null {
  if (side === 'creator') return debate.creator_id
  return 'invitee_id' in debate ? null : debate.opponent_id
}

function textsOf(seen: DebateView): ReportedContent['context']['texts'] {
  const texts = [
    { label: 'Title', text: seen.title },
    { label: 'The creator’s side', text: seen.creator_side },
    { label: 'The creator’s argument', text: seen.creator_position },
    { label: 'The opponent’s side', text: seen.opponent_side },
    { label: 'The opponent’s argument', text: seen.opponent_position },
  ]
  return texts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]))
}
