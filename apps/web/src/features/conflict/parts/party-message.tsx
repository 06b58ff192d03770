import type { MessageWriter, Mood } from '@squash/contract/values'
import { MoodBadge } from '../../../lib/conflicts/mood-badge.tsx'
import { WriterBadge } from '../../../lib/mediator/writer-badge.tsx'
import type { Person } from '../view/people.ts'
import { PartyCard } from './party-card.tsx'
import { PrivateWords } from './private-words.tsx'

type PartyMessageProps = {
  person: Person
  heading: string
  mood?: Mood | null
  /** The calm version; null once its words are not kept any longer. */
  text: string | null
  /** What the author typed, for the author alone. */
  raw: string | null
  writtenBy: MessageWriter | null
}

/** What one of the two said, in the mediator's calmer words; below it, for the author alone, what they typed. */
export function PartyMessage({ person, heading, mood, text, raw, writtenBy }: PartyMessageProps) {
  return (
    <PartyCard person={person} heading={heading} aside={mood && <MoodBadge mood={mood} />}>
      <p className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-wrap">
        {text ?? <span className="text-ink/75 italic">These words are no longer kept.</span>}
      </p>
      <WriterBadge by={writtenBy} isOwn={person.isViewer} />
      {raw !== null && (
        <PrivateWords label="What you typed" who="only you can see this">
          {raw}
        </PrivateWords>
      )}
    </PartyCard>
  )
}
