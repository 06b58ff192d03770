import type { MessageWriter, Writer } from '@squash/contract/values'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Mascot, type MascotPose } from '../../ui/mascot.tsx'

type MediatorCardProps = {
  eyebrow: string
  title: string
  pose?: MascotPose
  writtenBy?: Writer | null
  children: ReactNode
}

/**
 * A message from the mediator, with a lime header showing the mascot: beside the text on a desktop, above it on a
 * phone.
 */
export function MediatorCard({ eyebrow, title, pose = 'calm', writtenBy = null, children }: MediatorCardProps) {
  return (
    <Card
      as="section"
      data-moment
      flush
      className="grid grid-cols-1 overflow-hidden md:grid-cols-[13.75rem_minmax(0,1fr)]"
    >
      <div className="flex items-center gap-4 border-b-2 border-outline bg-lime p-5 text-on-accent md:flex-col md:items-start md:border-r-2 md:border-b-0 md:p-6">
        <Mascot
          pose={pose}
          className={classNames('-mx-2 shrink-0 md:-ml-5', pose === 'gavel' ? 'h-18 md:h-28' : 'h-14 md:h-20')}
        />
        <div>
          <p className="eyebrow text-on-accent">{eyebrow}</p>
          <h2 className="text-2xl">{title}</h2>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5 p-5 sm:p-7">
        {children}
        <WriterBadge by={writtenBy} />
      </div>
    </Card>
  )
}

/** One part of the mediator's message, under its own small heading. */
export function Thought({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-xl">{heading}</h3>
      <p className="mt-1.5 max-w-[68ch] leading-relaxed whitespace-pre-wrap">{children}</p>
    </div>
  )
}

type WriterBadgeProps = { by: MessageWriter | null; isOwn?: boolean; className?: string }

/**
 * Who wrote a text, if it wasn't the model: the canned mediator or the author.
 * @param isOwn the viewer is the author
 */
export function WriterBadge({ by, isOwn = false, className }: WriterBadgeProps) {
  if (by === null || by === 'ai') return null
  return (
    <Badge className={classNames('font-semibold', className)}>
      {by === 'canned' ? 'written without AI' : isOwn ? 'in your own words' : 'in their own words'}
    </Badge>
  )
}
