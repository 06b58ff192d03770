import type { Conflict } from '@squash/contract/conflicts'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { People } from '../people.ts'
import type { Section } from '../sections.ts'
import { CoreIssues } from './core-issues.tsx'
import { ClosedNotice, Resolved } from './outcome.tsx'
import { CreatorMessage, Response } from './party.tsx'
import { RespondForm, type ResponseForm } from './respond-form.tsx'
import { Mediation, Reflection, Rehash, WorkCard } from './rounds.tsx'
import { Ruling } from './ruling.tsx'
import { VotePanel } from './vote-panel.tsx'
import { WaitingSeat } from './waiting-seat.tsx'

/** The sections of the two parties, side by side on a desktop; all others take the full width. */
const SIDES: readonly Section[] = ['creator_message', 'response', 'respond_form', 'waiting_for_response']

type SectionSlotProps = { section: Section; isNew: boolean; seen: Seen }

/** The container of one section, a target for scrolling and focus. A new section animates in at the end of the list. */
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

export type Seen = {
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
export const SectionPart = ({ section, seen }: { section: Section; seen: Seen }) => PARTS[section](seen)
