import type { Conflict } from '@squash/contract/conflicts'
import type { ReactNode } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Fold } from '../../../ui/fold.tsx'
import type { People } from '../people.ts'
import { foldsOf, type Section } from '../sections.ts'
import { CoreIssues } from './core-issues.tsx'
import { ClosedNotice, Resolved } from './outcome.tsx'
import { CreatorMessage, Response, WaitingSeat } from './party.tsx'
import { RespondForm, type ResponseForm } from './respond-form.tsx'
import { Mediation, Reflection, Rehash, WorkCard } from './rounds.tsx'
import { Ruling } from './ruling.tsx'
import { VotePanel } from './vote-panel.tsx'

/** The sections of the two parties, side by side on a desktop; all others take the full width. */
const SIDES: readonly Section[] = ['creator_message', 'response', 'respond_form', 'waiting_for_response']

type SectionSlotProps = { section: Section; isNew: boolean; seen: Seen }

/** The container of one section, which can be scrolled to. A new one animates in, at the end of the list. */
export function SectionSlot({ section, isNew, seen }: SectionSlotProps) {
  return (
    <div
      id={section}
      data-moment
      tabIndex={-1}
      className={classNames('min-w-0 rounded-card', !SIDES.includes(section) && 'md:col-span-2', isNew && 'drop-in')}
    >
      <SectionPart section={section} seen={seen} />
    </div>
  )
}

type Seen = {
  conflict: Conflict
  people: People
  /** The viewer's response while it is being written. */
  response: ResponseForm
  onDelete: () => void
  isDeleting: boolean
  onDecline: () => void
}

const PARTS: Record<Section, (seen: Seen) => ReactNode> = {
  closed: (seen) => <ClosedNotice {...seen} />,
  creator_message: (seen) => <CreatorMessage {...seen} />,
  response: (seen) => <Response {...seen} />,
  respond_form: (seen) => <RespondForm {...seen} />,
  waiting_for_response: (seen) => <WaitingSeat {...seen} />,
  mediation: (seen) => <Mediation {...seen} />,
  rehash: (seen) => <Rehash {...seen} />,
  core_issues: (seen) => <CoreIssues {...seen} />,
  reflection: (seen) => <Reflection {...seen} />,
  ruling: (seen) => <Ruling {...seen} />,
  work: (seen) => <WorkCard {...seen} />,
  vote: (seen) => <VotePanel {...seen} />,
  resolved: (seen) => <Resolved {...seen} />,
}

/** Draws one section of the conflict screen. */
const SectionPart = ({ section, seen }: { section: Section; seen: Seen }) => PARTS[section](seen)

type EarlierRoundsProps = { earlier: readonly Section[]; seen: Seen }

/** What led to the outcome of a finished conflict, folded away. */
export function EarlierRounds({ earlier, seen }: EarlierRoundsProps) {
  const folds = useOpenFolds(seen.conflict.id)
  return (
    <section aria-labelledby="earlier-rounds" className="mt-9">
      <h2 id="earlier-rounds" className="mb-3 text-2xl">
        How you got here
      </h2>
      {foldsOf(earlier).map(({ key, label, sections }) => (
        <Fold key={key} label={label} isOpen={folds.isOpen(key)} onToggle={(isOpen) => folds.toggle(key, isOpen)}>
          <div className={classNames('grid grid-cols-1 gap-5', sections.length > 1 && 'md:grid-cols-2')}>
            {sections.map((section) => (
              <div key={section} id={section} className="min-w-0">
                <SectionPart section={section} seen={seen} />
              </div>
            ))}
          </div>
        </Fold>
      ))}
    </section>
  )
}

/** Which of them are open; they stay so when the user comes back. */
function useOpenFolds(conflictId: string) {
  const [stored, store] = useDraft(`open-rounds:${conflictId}`)
  const open = stored.split(' ').filter(Boolean)
  return {
    isOpen: (key: string) => open.includes(key),
    toggle: (key: string, isOpen: boolean) => {
      if (isOpen !== open.includes(key)) store((isOpen ? [...open, key] : open.filter((one) => one !== key)).join(' '))
    },
  }
}
