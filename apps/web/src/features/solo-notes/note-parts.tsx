import type { SoloNote } from '@squash/contract/solo-notes'
import { isReworded } from '@squash/rules/previews/preview'
import { MoodBadge } from '../../lib/conflicts/moods.tsx'
import { MediatorCard, Thought } from '../../lib/mediator/mediator-card.tsx'
import { CalmText } from '../../lib/preview/marked-text.tsx'
import { previewTexts } from '../../lib/preview/texts.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { soloTexts } from './texts.ts'

/** The calm version of what the author wrote. */
export function CalmCard({ note }: { note: SoloNote }) {
  const { text, language, receipt, written_by, mood } = note
  return (
    <Card as="section" tone="party1" className="flex flex-col gap-4 md:order-last">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="eyebrow font-text text-ink/75">In calmer words</h2>
        {mood && <MoodBadge mood={mood} />}
      </div>
      {note.note === 'nothing_left' ? (
        <Notice>{soloTexts.nothingLeft}</Notice>
      ) : (
        <CalmText text={text} language={language} kept={receipt.kept} />
      )}
      {note.note === 'as_typed' && <Notice tone="rose">{soloTexts.asTyped}</Notice>}
      {note.note === 'may_hurt' && <Notice tone="rose">{soloTexts.mayHurt}</Notice>}
      {written_by === 'canned' && note.note === null && (
        <p className="mt-auto text-sm text-ink/75">{previewTexts.withoutAi}</p>
      )}
    </Card>
  )
}

/** What the note seems to be about, and what its author could ask for; nothing where there is nothing to say. */
export function UnderstandingCard({ note }: { note: SoloNote }) {
  const { about, requests, phrasing, understood_by, written_by } = note
  // The calm version above already says so.
  const isSaid = written_by === 'canned' && isReworded(note.note)
  if (about === null && requests.length === 0) return null
  return (
    <MediatorCard eyebrow="For you alone" title="What’s in it" writtenBy={isSaid ? null : understood_by}>
      {about !== null && <Thought heading="A guess at what it’s about">{about}</Thought>}
      {requests.length > 0 && (
        <div>
          <h3 className="text-xl">What you’re asking for</h3>
          <ul className="mt-1.5 flex max-w-[68ch] list-disc flex-col gap-1.5 pl-5 leading-relaxed">
            {requests.map((request) => (
              <li key={request}>“{request}”</li>
            ))}
          </ul>
        </div>
      )}
      {phrasing !== null && <Thought heading="One way to ask">{phrasing}</Thought>}
    </MediatorCard>
  )
}

/** In place of advice, where someone may be in danger: talking it over may be the wrong thing to do then. */
export const HelpCard = () => (
  <Card as="section" className="flex flex-col items-start gap-3">
    <h2 className="text-xl">There are people who can help</h2>
    <p className="max-w-[68ch]">
      If you don’t feel safe, or you’re worried about someone, you don’t have to sort it out alone. Squash won’t advise
      you on this one.
    </p>
    <LinkButton to="/safety" variant="primary">
      Who can help
    </LinkButton>
  </Card>
)
