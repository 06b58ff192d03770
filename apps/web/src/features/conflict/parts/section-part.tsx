import type { Conflict } from '@squash/contract/conflicts'
import type { ReactNode } from 'react'
import type { ResponseForm } from '../actions/use-respond.ts'
import type { People } from '../view/people.ts'
import type { Section } from '../view/sections.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { CoreIssues } from './core-issues.tsx'
import { CreatorMessage } from './creator-message.tsx'
import { Mediation } from './mediation.tsx'
import { Reflection } from './reflection.tsx'
import { Rehash } from './rehash.tsx'
import { ResolvedBanner } from './resolved-banner.tsx'
import { RespondForm } from './respond-form.tsx'
import { Response } from './response.tsx'
import { Ruling } from './ruling.tsx'
import { VotePanel } from './vote-panel.tsx'
import { WaitingSeat } from './waiting-seat.tsx'
import { WorkCard } from './work-card.tsx'

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
  resolved: (seen) => <ResolvedBanner {...seen} />,
}

/** Draws one section of the conflict screen. */
export const SectionPart = ({ section, seen }: { section: Section; seen: Seen }) => PARTS[section](seen)
